import type { ClientMessage, ErrorBody, LogEntry, ServerMessage, TableState } from '$lib/wire/wire';

import { Poll } from './poll';

/** The part of a WebSocket that is needed; a test has its own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** Opens a line from a version on. `silent` is how many in a row broke before they brought anything. */
export type Open = (since: number, seat: number | null, silent: number) => Socket;

export type Status = 'connecting' | 'open' | 'lost';

type Wish = Extract<ClientMessage, { id: string }>;

/** What happens on the line, told to whoever holds the table. */
export interface Listener {
  status(status: Status): void;
  state(state: TableState, log: LogEntry[]): void;
  done(id: string, version: number): void;
  refused(id: string, error: ErrorBody): void;
}

/** So many sockets must fail before another way is tried; a server that is away refuses both. */
const SOCKETS_FIRST = 2;
const FIRST_DELAY = 400;
const LONGEST_DELAY = 8_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const FIRST_WORD_WITHIN = 10_000;

/**
 * A line to one table that mends itself. A wish is kept until it is answered and said again, with the same id, on every
 * new line: the server answers an id only once, so nothing is lost and nothing happens twice.
 */
export class Connection {
  #open: Open;
  #listener: Listener;
  #socket: Socket | null = null;
  #wishes = new Map<string, Wish>();
  #since: number;
  #seat: number | null;
  #delay = FIRST_DELAY;
  #silent = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;
  #closed = false;

  constructor(open: Open, listener: Listener, since = 0, seat: number | null = null) {
    this.#open = open;
    this.#listener = listener;
    this.#since = since;
    this.#seat = seat;
    this.#connect();
  }

  /** Sends a wish now, or as soon as there is a line. */
  wish(wish: Wish): void {
    this.#wishes.set(wish.id, wish);
    this.#send(wish);
  }

  /** Looks through the eyes of this seat from now on. */
  look(seat: number | null): void {
    this.#seat = seat;
    this.#send(seat === null ? { type: 'look' } : { type: 'look', seat });
  }

  /** Tries at once, because somebody came back to the page or the network did. */
  wake(): void {
    if (this.#closed) return;
    if (this.#isOpen) this.#sendPing();
    else if (this.#retry !== undefined) {
      clearTimeout(this.#retry);
      this.#delay = FIRST_DELAY;
      this.#connect();
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  #connect(): void {
    this.#retry = undefined;
    this.#listener.status('connecting');
    // A seat may have changed hands, or lots gave another one, and who asks for it is turned away. After a silent line we
    // ask for whatever is ours, and for the seat once we are in.
    const seat = this.#silent > 0 ? null : this.#seat;
    const socket = this.#open(this.#since, seat, this.#silent);
    this.#socket = socket;
    this.#silent += 1;
    // Some proxies swallow what they don't understand: neither a word nor an end would ever come.
    this.#pong = setTimeout(() => this.#lost(socket), FIRST_WORD_WITHIN);
    socket.onopen = () => {
      this.#isOpen = true;
      if (this.#seat !== seat) this.look(this.#seat);
      this.#ping = setInterval(() => this.#sendPing(), PING_EVERY);
      for (const wish of this.#wishes.values()) this.#send(wish);
    };
    socket.onmessage = ({ data }) => {
      if (typeof data === 'string') this.#receive(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #receive(message: ServerMessage): void {
    clearTimeout(this.#pong);
    switch (message.type) {
      case 'state':
        // Only a line that brings something counts as mended: a server that hangs up at once is not hurried.
        this.#delay = FIRST_DELAY;
        this.#silent = 0;
        this.#listener.status('open');
        this.#since = Math.max(this.#since, message.state.version);
        if (this.#seat !== null && !message.state.you.seats.includes(this.#seat)) this.#seat = message.state.you.viewer;
        this.#listener.state(message.state, message.log);
        break;
      case 'done':
        if (this.#wishes.delete(message.id)) this.#listener.done(message.id, message.version);
        break;
      case 'refused':
        if (this.#wishes.delete(message.id)) this.#listener.refused(message.id, message.error);
        break;
      case 'pong':
        this.#listener.status('open');
        break;
    }
  }

  #send(message: ClientMessage): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(message));
  }

  #sendPing(): void {
    this.#send({ type: 'ping' });
    clearTimeout(this.#pong);
    const socket = this.#socket;
    // A laptop that slept has a socket that looks open and is dead.
    this.#pong = setTimeout(() => socket && this.#lost(socket), PONG_WITHIN);
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (this.#closed) return;
    this.#listener.status('lost');
    const jitter = 0.75 + Math.random() / 2;
    this.#retry = setTimeout(() => this.#connect(), this.#delay * jitter);
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY);
  }

  #drop(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** A socket; where sockets don't get through, plain requests, which every network lets pass. */
export function tableLine(table: string): Open {
  return (since, seat, silent) =>
    silent >= SOCKETS_FIRST && silent % 2 === 0 ? new Poll(table, since, seat) : tableSocket(table, since, seat);
}

/** The socket of a table on the server that this page came from. */
function tableSocket(table: string, since: number, seat: number | null): Socket {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.searchParams.set('since', String(since));
  if (seat !== null) address.searchParams.set('seat', String(seat));
  return new WebSocket(address) as unknown as Socket;
}
