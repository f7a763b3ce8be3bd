import { api } from '$lib/api/api';
import type { TableState } from '$lib/wire/wire';

import { settle, sitDown } from './create';

/** Makes the table where the same people play again, or goes to the one that another has made, and sits down there. */
export async function playAgain(state: TableState): Promise<string> {
  const names = new Map(
    state.seats.filter(({ seat }) => state.you.seats.includes(seat)).map(({ seat, name }) => [seat, name]),
  );
  const created = await api.rematch(state.table);
  // Whoever asks first is the host and has the links; for everybody else the seats are kept.
  if (created.links.length > 0) await settle(created, names);
  else for (const name of names.values()) await sitDown(created.table, name);
  return created.table;
}
