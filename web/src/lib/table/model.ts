import type { ErrorBody, LogEntry, TableState } from '../wire/wire';

/**
 * What a game's screen gets: a table as the server told it, and the few things a person can wish.
 * The browser knows no rules: whatever may be done stands in `state.choices`.
 */
export interface TableModel {
  /** The table as this viewer may know it; replaced as a whole. */
  readonly state: TableState;
  /** The log so far, oldest first. */
  readonly log: readonly LogEntry[];
  /** A wish is on its way: nothing more can be chosen until it is answered. */
  readonly pending: boolean;
  /** Why the last wish was refused, until it is dismissed or something is chosen. */
  readonly refusal: ErrorBody | null;
  /** Whether this is a look at a past moment or a table of others: nothing can be chosen. */
  readonly watching: boolean;
  /** Sends the `action` of one of `state.choices`. */
  choose(action: string): void;
  /** Takes back; `keep` is one of `state.undo`, the last step without it. */
  undo(keep?: number): void;
  dismissRefusal(): void;
}
