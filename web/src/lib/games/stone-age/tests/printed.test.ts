/** What the browser shows of cards and tiles is what the rules say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { heapText, parseHeap, worth } from '../heap';
import { pieces } from '../heap';
import { cardFace, tileFace } from '../printed';
import type { Heap } from '../view';

interface Components {
  civ_cards: { id: string; top: Record<string, string | number>; bottom: Record<string, string | number> }[];
  buildings: { id: string; kind: string; cost?: Heap; points?: number; count?: number; kinds?: number }[];
}

const components = JSON.parse(readFileSync(join(process.cwd(), '../rules/stone-age-components.json'), 'utf8')) as Components;

const KINDS: Record<string, string> = {
  dice_for_all: 'dice-for-all',
  dice_for_resource: 'dice-for',
  draw_card: 'extra-card',
  one_use_tool: 'one-use-tool',
  resources_of_choice: 'two-resources',
};

it('cards are those of the rules', () => {
  for (const { id, top, bottom } of components.civ_cards) {
    const kind = String(top['kind']);
    expect(cardFace(id)?.top, id).toMatchObject({ kind: KINDS[kind] ?? kind });
    if (kind === 'food' || kind === 'resource' || kind === 'points') expect(cardFace(id)?.top, id).toMatchObject({ amount: top['amount'] });
    if (kind === 'one_use_tool') expect(cardFace(id)?.top, id).toMatchObject({ amount: top['value'] });
    if (top['resource']) expect(cardFace(id)?.top, id).toMatchObject({ resource: top['resource'] });
    expect(cardFace(id)?.bottom, id).toEqual(
      bottom['kind'] === 'culture' ? { symbol: bottom['symbol'] } : { profession: bottom['profession'], count: bottom['count'] },
    );
  }
});

it('tiles are those of the rules', () => {
  for (const { id, kind, cost, points, count, kinds } of components.buildings) {
    const tile = tileFace(id);
    expect(tile?.kind, id).toBe(kind);
    if (tile?.kind === 'fixed') {
      expect(pieces(tile.cost), id).toEqual(pieces(cost ?? {}));
      expect([tile.points, worth(tile.cost)], id).toEqual([points, points]);
    }
    if (tile?.kind === 'count') expect([tile.count, tile.kinds], id).toEqual([count, kinds]);
  }
});

it('heaps are read and written as in records', () => {
  expect(heapText(parseHeap('2 wood 1 gold'.split(' ')))).toBe('2 wood 1 gold');
});
