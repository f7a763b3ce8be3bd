import { api } from '$lib/api/api';
import type { TableSummary } from '$lib/wire/wire';

import { byUrgency, isYourTurn } from './order';

const REFRESH = 15_000;

/** The tables of this browser, and those that everybody may watch; asked for again now and then. */
export class Lists {
  /** Nothing until the server has answered for the first time. */
  mine = $state.raw<TableSummary[] | null>(null);
  others = $state.raw<TableSummary[]>([]);
  waiting = $derived(this.mine?.filter(isYourTurn) ?? []);

  /** Keeps the lists fresh until the returned function is called. */
  begin(): () => void {
    void this.#refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void this.#refresh();
    }, REFRESH);
    return () => clearInterval(timer);
  }

  async #refresh(): Promise<void> {
    try {
      const [own, open] = await Promise.all([api.myTables(), api.publicTables()]);
      this.mine = own.toSorted(byUrgency);
      const known = new Set(own.map(({ table }) => table));
      this.others = open.filter(({ table }) => !known.has(table));
    } catch {
      // The lists stay as they are; the page says elsewhere that the server is away.
    }
  }
}
