import type { Snapshot } from '$lib/api/api';
import type { ErrorBody, LogEntry, TableState } from '$lib/wire/wire';

import { Connection, tableLine, type Open, type Status } from './connection';
import { merge } from './log';
import type { TableModel } from './model';
import { withNames } from './names';
import { hidesSomething } from './secrets';

/** A table that is being played, kept up to date by its connection. */
export class LiveTable implements TableModel {
  #state = $state.raw() as TableState;
  #named = $derived(withNames(this.#state));
  #log = $state.raw<readonly LogEntry[]>([]);
  #status = $state<Status>('connecting');
  #refusal = $state.raw<ErrorBody | null>(null);
  /** The wish on its way, and the version that answers it once the server has said `done`. */
  #wish = $state.raw<{ id: string; version: number | null } | null>(null);
  #secrets = $state(false);
  #fetchLog: (seat: number | null) => Promise<Snapshot>;
  #connection: Connection;

  constructor(snapshot: Snapshot, fetchLog: (seat: number | null) => Promise<Snapshot>, open?: Open) {
    this.#fetchLog = fetchLog;
    this.#state = snapshot.state;
    this.#log = snapshot.log;
    this.#secrets = hidesSomething(snapshot.state.view);
    const { table, version, you } = snapshot.state;
    this.#connection = new Connection(
      open ?? tableLine(table),
      {
        status: (status) => (this.#status = status),
        state: (state, log) => this.#receive(state, log),
        done: (id, version) => {
          if (this.#wish?.id === id) this.#settle({ id, version });
        },
        refused: (id, error) => this.#refuse(id, error),
      },
      version,
      you.viewer,
    );
  }

  get state(): TableState {
    return this.#named;
  }
  get log(): readonly LogEntry[] {
    return this.#log;
  }
  get status(): Status {
    return this.#status;
  }
  get refusal(): ErrorBody | null {
    return this.#refusal;
  }
  get pending(): boolean {
    return this.#wish !== null;
  }
  get watching(): boolean {
    return this.#state.you.seats.length === 0;
  }
  /** Whether anything was ever hidden here: then people at one device need a curtain. */
  get secrets(): boolean {
    return this.#secrets;
  }

  choose(action: string): void {
    if (this.pending) return;
    const id = this.#begin();
    this.#connection.wish({ type: 'act', id, seen: this.#state.version, action });
  }

  undo(keep?: number): void {
    if (this.pending) return;
    const id = this.#begin();
    this.#connection.wish({ type: 'undo', id, seen: this.#state.version, ...(keep === undefined ? {} : { keep }) });
  }

  /** Says something; it appears when the server has written it down. */
  say(text: string): void {
    this.#connection.wish({ type: 'chat', id: crypto.randomUUID(), text });
  }

  /** Looks through the eyes of one of the own seats. */
  look(seat: number | null): void {
    this.#connection.look(seat);
    // What one seat may read, another may not: the log is fetched anew.
    if (this.#secrets) void this.#refetch(seat);
  }

  dismissRefusal(): void {
    this.#refusal = null;
  }

  wake(): void {
    this.#connection.wake();
  }

  close(): void {
    this.#connection.close();
  }

  #begin(): string {
    const id = crypto.randomUUID();
    this.#wish = { id, version: null };
    this.#refusal = null;
    return id;
  }

  #receive(state: TableState, log: readonly LogEntry[]): void {
    if (state.version < this.#state.version) return;
    this.#log = merge(this.#log, log);
    this.#secrets ||= hidesSomething(state.view);
    // People at one device: who has just moved may take it back, though the page looks through the next one's eyes.
    const sameMoment = state.version === this.#state.version && state.undo.length === 0 && !this.#secrets;
    this.#state = sameMoment ? { ...state, undo: this.#state.undo } : state;
    if (this.#wish) this.#settle(this.#wish);
  }

  /** A wish is over when the table it led to is here: until then its choices are old. */
  #settle(wish: { id: string; version: number | null }): void {
    this.#wish = wish.version !== null && this.#state.version >= wish.version ? null : wish;
  }

  #refuse(id: string, error: ErrorBody): void {
    if (this.#wish?.id === id) this.#wish = null;
    this.#refusal = error;
  }

  async #refetch(seat: number | null): Promise<void> {
    try {
      const { state, log } = await this.#fetchLog(seat);
      this.#log = merge(
        log,
        this.#log.filter((entry) => entry.seq > state.version),
      );
      this.#receive(state, []);
    } catch {
      // The socket goes on telling what is new; the old lines stay as they were.
    }
  }
}
