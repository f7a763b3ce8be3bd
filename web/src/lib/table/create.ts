import { api } from '$lib/api/api';
import { Refusal } from '$lib/api/request';
import type { Created, CreateTable } from '$lib/wire/wire';

import { keep, ownLuck } from './keepsakes';

/**
 * Makes a table, sits down on the seats of this device, and begins where nobody is missing.
 * `names` are the names of the seats that are played here, by seat.
 */
export async function createTable(wish: CreateTable, names: ReadonlyMap<number, string>): Promise<string> {
  const created = await api.create(wish);
  await settle(created, names);
  return created.table;
}

/** Sits down on the own seats of a table that was just made. */
export async function settle(created: Created, names: ReadonlyMap<number, string>): Promise<void> {
  const { table } = created;
  keep(table, (kept) => {
    for (const { seat, token } of created.links) kept.links[seat] = token;
  });
  let missing = created.links.length;
  for (const { seat, token } of created.links) {
    const name = names.get(seat);
    if (name === undefined) continue;
    const { code } = await api.claim(table, { token, name, value: ownLuck() });
    missing -= 1;
    keep(table, (kept) => {
      kept.codes[name] = code;
      delete kept.links[seat];
    });
  }
  if (missing === 0) await begin(table);
}

/** Takes a seat that needs no link: one that is kept for this browser, or a free one at a public table. */
export async function sitDown(table: string, name: string): Promise<void> {
  const { code } = await api.claim(table, { name, value: ownLuck() });
  keep(table, (kept) => void (kept.codes[name] = code));
}

/** A record that was imported has begun already; that is no error. */
async function begin(table: string): Promise<void> {
  try {
    await api.start(table);
  } catch (error) {
    if (!(error instanceof Refusal && (error.code === 'begun' || error.code === 'over'))) throw error;
  }
}
