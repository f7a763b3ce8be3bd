import type { Snapshot } from '$lib/api/api';
import type { ErrorBody, LogEntry, TableState } from '$lib/wire/wire';

import type { TableModel } from './model';
import { withNames } from './names';

/** The server tells the round of now beside every moment; the position knows its own. */
function roundOf({ view, round }: TableState): number {
  const own = typeof view === 'object' && view !== null && 'round' in view ? view.round : null;
  return typeof own === 'number' ? own : round;
}

/** A look at a past moment: the same table, as it was after a step. Nothing can be chosen in it. */
export class PastTable implements TableModel {
  #now: Snapshot;
  #fetch: (step: number) => Promise<TableState>;
  #moments = new Map<number, Promise<TableState>>();
  #state = $state.raw() as TableState;
  #named = $derived(withNames(this.#state));
  #step = $state(0);
  #failed = $state(false);

  readonly pending = false;
  readonly watching = true;
  readonly refusal: ErrorBody | null = null;
  log = $derived<readonly LogEntry[]>(this.#logUntil(this.#state?.step ?? 0));

  constructor(now: Snapshot, fetch: (step: number) => Promise<TableState>) {
    this.#now = now;
    this.#fetch = fetch;
    this.#state = now.state;
    this.#step = now.state.step;
  }

  get state(): TableState {
    return this.#named;
  }
  /** The step that was asked for; `state` follows as soon as it is here. */
  get step(): number {
    return this.#step;
  }
  get last(): number {
    return this.#now.state.step;
  }
  get failed(): boolean {
    return this.#failed;
  }

  async show(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(step, this.last));
    this.#step = wanted;
    try {
      const state = await this.#moment(wanted);
      if (this.#step !== wanted) return;
      this.#state = { ...state, round: roundOf(state), step: wanted, choices: [], undo: [] };
      this.#failed = false;
      // The next moment is asked for beforehand, so that playing on doesn't stutter.
      if (wanted < this.last) this.#moment(wanted + 1).catch(() => {});
    } catch {
      this.#moments.delete(wanted);
      this.#failed = true;
    }
  }

  choose(): void {}
  undo(): void {}
  dismissRefusal(): void {}

  /** The first step of the turn before or after this one: another seat acts there. */
  neighbour(direction: 1 | -1): number {
    const steps = this.#now.log.filter((entry) => entry.step !== null && entry.author !== 'server');
    const starts = steps
      .filter((entry, index) => steps[index - 1]?.author !== entry.author)
      .map((entry) => (entry.step ?? 1) - 1);
    const found =
      direction > 0 ? starts.find((start) => start > this.#step) : starts.findLast((start) => start < this.#step);
    return found ?? (direction > 0 ? this.last : 0);
  }

  #logUntil(step: number): readonly LogEntry[] {
    return this.#now.log.filter((entry) => entry.step !== null && entry.step <= step);
  }

  #moment(step: number): Promise<TableState> {
    let moment = this.#moments.get(step);
    if (!moment) {
      moment = this.#fetch(step);
      this.#moments.set(step, moment);
    }
    return moment;
  }
}
