import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { begin, stateOf, wish } from './tables.ts';
import type { Page } from './test.ts';

interface Position {
  name: string;
  view: Record<string, unknown> & { seats: { score: { sources: Record<string, number> } }[] };
}

/** Positions that were kept for the tests of the board; one where nothing is hidden can be played on. */
const positions = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../src/lib/games/stone-age/fixtures/positions.json'), 'utf8'),
) as Position[];

/** A table with such a question to answer: `placing`, `adding-tools`, `paying-card`, `feeding`, … */
export async function tableAt(page: Page, kind: string): Promise<string> {
  const open = positions.filter(({ name, view }) => name.startsWith(kind) && !JSON.stringify(view).includes('"?"'));
  const found = open.at(0);
  if (!found) throw new Error(`no position for ${kind}`);
  const people = found.view.seats.map(() => 'person' as const);
  const options = found.view['options'] as Record<string, string>;
  // What was kept leaves out the sources that brought nothing.
  const fresh = (await stateOf(page, await begin(page, wish(people)))).view as Position['view'];
  const none = Object.keys(fresh.seats[0]?.score.sources ?? {}).map((source) => [source, 0]);
  const seats = found.view.seats.map((seat) => {
    const sources = { ...Object.fromEntries(none), ...seat.score.sources };
    return { ...seat, score: { ...seat.score, sources } };
  });
  return begin(page, wish(people, { position: { ...found.view, seats }, options }));
}
