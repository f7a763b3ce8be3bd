import { randomUUID } from 'node:crypto';

import type { Created, CreateTable, TableState } from '../../src/lib/wire/wire.ts';
import type { Page } from './test.ts';

/** What is asked of the server in the name of the person at a page: its cookies are the page's. */
export async function post<T>(page: Page, path: string, body: unknown = {}): Promise<T> {
  const answer = await page.context().request.post(`/api${path}`, { data: body });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  const text = await answer.text();
  return (text === '' ? null : JSON.parse(text)) as T;
}

export async function stateOf(page: Page, table: string, seat?: number): Promise<TableState> {
  const answer = await page.context().request.get(`/api/tables/${table}${seat ? `?seat=${seat}` : ''}`);
  if (!answer.ok()) throw new Error(`${table}: ${answer.status()}`);
  return ((await answer.json()) as { state: TableState }).state;
}

const BOT = 'greedy';

/** A table with people and bots, in this order. */
export function wish(who: readonly ('person' | 'bot')[], more: Partial<CreateTable> = {}): CreateTable {
  return {
    game: 'stone-age',
    players: who.length,
    seats: who.map((kind) => (kind === 'bot' ? { kind, bot: BOT } : { kind: 'open' })),
    seating: 'as-joined',
    pace: 0,
    ...more,
  };
}

export const make = (page: Page, table: CreateTable): Promise<Created> => post<Created>(page, '/tables', table);

/** Sits down on free seats of a table that was just made. */
export async function sit(page: Page, made: Created, names: Readonly<Record<number, string>>): Promise<void> {
  for (const { seat, token } of made.links) {
    const name = names[seat];
    if (name !== undefined) await post(page, `/tables/${made.table}/claim`, { token, name });
  }
}

/** A game that has begun, with the person of the page on all seats of people. */
export async function begin(page: Page, table: CreateTable): Promise<string> {
  const made = await make(page, table);
  await sit(page, made, { 1: 'Mara', 2: 'Oleh', 3: 'Ines', 4: 'Flint' });
  await post(page, `/tables/${made.table}/start`).catch((error: unknown) => {
    if (!String(error).includes('begun')) throw error;
  });
  return made.table;
}

/** Makes a move for whoever is to move, if the person of the page sits there. */
export async function act(page: Page, table: string, choose: (actions: string[]) => string | undefined): Promise<void> {
  const { turn } = await stateOf(page, table);
  const { version, choices } = await stateOf(page, table, turn ?? undefined);
  const action = choose(choices.map((choice) => choice.action));
  if (action === undefined) throw new Error(`no such move among ${choices.map((choice) => choice.action).join('; ')}`);
  await post(page, `/tables/${table}/act`, { id: randomUUID(), seen: version, action });
}

/** A game of bots that is over. */
export async function playedOut(page: Page): Promise<string> {
  const table = await begin(page, wish(['bot', 'bot', 'bot'], { options: { 'round-limit': '2' } }));
  for (let tries = 0; tries < 200; tries++) {
    if ((await stateOf(page, table)).stage === 'over') return table;
    await page.waitForTimeout(100);
  }
  throw new Error(`the bots don't end ${table}`);
}

/** Two people with a browser each who have played one round: the game is over. */
export async function playedByTwo(first: Page, second: Page): Promise<string> {
  const made = await make(first, wish(['person', 'person'], { options: { 'round-limit': '1' } }));
  await sit(first, made, { 1: 'Mara' });
  await sit(second, made, { 2: 'Oleh' });
  await post(first, `/tables/${made.table}/start`);
  for (let moves = 0; moves < 100; moves++) {
    const { stage, turn } = await stateOf(first, made.table);
    if (stage === 'over') return made.table;
    await act(turn === 1 ? first : second, made.table, ([action]) => action);
  }
  throw new Error(`${made.table} doesn't end`);
}
