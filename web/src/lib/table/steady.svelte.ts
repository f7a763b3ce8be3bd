import type { ErrorBody, LogEntry, TableState } from '$lib/wire/wire';

import type { TableModel } from './model';

/**
 * A table as a game's screen gets it: its state is replaced only when something of the game has changed. Somebody who
 * comes, goes or says something must not take a half-made decision out of another one's hands.
 */
export class SteadyTable implements TableModel {
  #table: TableModel;
  #last: { state: TableState; face: string } | null = null;
  #state = $derived.by(() => this.#steady(this.#table.state));

  constructor(table: TableModel) {
    this.#table = table;
  }

  get state(): TableState {
    return this.#state;
  }
  get log(): readonly LogEntry[] {
    return this.#table.log;
  }
  get pending(): boolean {
    return this.#table.pending;
  }
  get refusal(): ErrorBody | null {
    return this.#table.refusal;
  }
  get watching(): boolean {
    return this.#table.watching;
  }

  choose(action: string): void {
    this.#table.choose(action);
  }
  undo(keep?: number): void {
    this.#table.undo(keep);
  }
  dismissRefusal(): void {
    this.#table.dismissRefusal();
  }

  #steady(state: TableState): TableState {
    const face = faceOf(state);
    if (this.#last?.face !== face) this.#last = { state, face };
    return this.#last.state;
  }
}

/** Everything that a game shows of a table. */
function faceOf({ stage, turn, step, round, you, view, choices, undo, result, seats }: TableState): string {
  const sitters = seats.map(({ here: _, time_left: __, wants_pause: ___, ...sitter }) => sitter);
  return JSON.stringify([stage, turn, step, round, you, view, choices, undo, result, sitters]);
}
