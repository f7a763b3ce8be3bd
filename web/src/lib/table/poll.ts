import { api } from '$lib/api/api';
import { Refusal, UNREACHABLE } from '$lib/api/request';
import type { ClientMessage, ServerMessage } from '$lib/wire/wire';

import type { Socket } from './connection';

/** Seconds that the server may keep a question open; it answers at once when something happens. */
const WAIT = 25;
/** Milliseconds between questions to a server that doesn't keep them open. */
const LEAST = 500;

/** What is asked over HTTP; a test has its own. */
export type Asked = Pick<typeof api, 'since' | 'act' | 'undo' | 'chat'>;

/**
 * A line for networks that let no web socket through: asks for news again and again, and sends wishes as ordinary
 * requests. To whoever holds it, it is a socket like any other.
 */
export class Poll implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  #table: string;
  #since: number;
  #seat: number | null;
  #ask: Asked;
  #abort = new AbortController();
  #closed = false;
  /** Other eyes look from now on: what they see is asked for at once. */
  #anew = false;
  #opened = false;

  constructor(table: string, since: number, seat: number | null, ask: Asked = api) {
    this.#table = table;
    this.#since = since;
    this.#seat = seat;
    this.#ask = ask;
    void this.#listen();
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    switch (message.type) {
      case 'ping':
        // A question is always open: its failure ends the line sooner than any answer could.
        this.#say({ type: 'pong' });
        break;
      case 'look':
        this.#seat = message.seat ?? null;
        this.#anew = true;
        this.#abort.abort();
        break;
      default:
        void this.#wish(message);
    }
  }

  close(): void {
    this.#closed = true;
    this.#abort.abort();
  }

  async #listen(): Promise<void> {
    // The first question is answered at once, so that the line is known to work.
    let wait = 0;
    while (!this.#closed) {
      const abort = (this.#abort = new AbortController());
      const began = Date.now();
      this.#anew = false;
      try {
        const { state, log } = await this.#ask.since(this.#table, this.#since, wait, this.#seat, abort.signal);
        if (this.#closed) return;
        if (!this.#opened) this.onopen?.();
        this.#opened = true;
        const isNews = wait === 0 || state.version > this.#since;
        this.#since = Math.max(this.#since, state.version);
        if (isNews) this.#say({ type: 'state', state, log });
        else await pause(LEAST - (Date.now() - began));
      } catch {
        if (!abort.signal.aborted) return this.#end();
      }
      wait = this.#anew ? 0 : WAIT;
    }
  }

  async #wish(wish: Extract<ClientMessage, { id: string }>): Promise<void> {
    const { type, ...body } = wish;
    try {
      const { version } = await this.#ask[type](this.#table, body as never);
      this.#say({ type: 'done', id: wish.id, version });
    } catch (error) {
      // Without an answer it is said again on the next line, with the same id.
      if (!(error instanceof Refusal) || error.code === UNREACHABLE) return this.#end();
      this.#say({ type: 'refused', id: wish.id, error: error.body });
    }
  }

  #say(message: ServerMessage): void {
    if (!this.#closed) this.onmessage?.({ data: JSON.stringify(message) });
  }

  #end(): void {
    if (this.#closed) return;
    this.close();
    this.onclose?.();
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.max(0, milliseconds)));
