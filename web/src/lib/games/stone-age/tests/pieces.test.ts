import { expect, it } from 'vitest';

import { standing, standingOn } from '../pieces';
import type { View } from '../view';
import { positions } from './fake';

/** A table where seat 1 has placed so. */
function view(people: number, placed: View['seats'][number]['placed']): View {
  const [first] = positions;
  const seat = first?.view.seats[0];
  if (!first || !seat) throw new Error('no position');
  return { ...first.view, seats: [{ ...seat, people, placed }] };
}

it('who stays keeps its identity, who leaves home moves', () => {
  const before = standing(view(5, { forest: 2 }), []);
  const after = standing(view(5, { forest: 2, hunt: 1 }), before);
  const at = (list: typeof before, place: string) => list.filter((piece) => piece.at === place).map(({ id }) => id);
  expect(at(after, 'forest')).toEqual(at(before, 'forest'));
  expect(at(after, 'hunt')).toHaveLength(1);
  expect(at(after, 'home')).toHaveLength(2);
});

it('a newcomer is at home', () => {
  const after = standing(view(6, {}), standing(view(5, {}), []));
  expect(after).toHaveLength(6);
  expect(after.every(({ at }) => at === 'home')).toBe(true);
});

it('every position has each person exactly once', () => {
  let before = standing(view(5, {}), []);
  for (const { view: next } of positions) {
    before = standing(next, before);
    expect(new Set(before.map(({ id }) => id)).size).toBe(before.length);
    for (const { seat, people, placed } of next.seats) {
      expect(before.filter((piece) => piece.seat === seat)).toHaveLength(people);
      for (const [place, n] of Object.entries(placed)) {
        expect(standingOn(before, place as 'hunt', next).filter((piece) => piece.seat === seat)).toHaveLength(n);
      }
    }
  }
});
