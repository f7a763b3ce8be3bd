import { expect, it } from 'vitest';

import { ranked } from '../end/sources';
import type { SeatView } from '../view';

const seats = [20, 33, 33, 41].map((total, i) => ({ seat: i + 1, score: { total, sources: {} } }) as SeatView);
const order = (result: number[] | null): number[] => ranked(result, seats).map(({ seat }) => seat);

it('the best stands first', () => {
  expect(order([0, 0, 0, 1])).toEqual([4, 2, 3, 1]);
  expect(order(null)).toEqual([4, 2, 3, 1]);
});

it('who wins a tie stands before who loses it', () => {
  expect(ranked([0, 0, 1], seats.slice(0, 3)).map(({ seat }) => seat)).toEqual([3, 2, 1]);
});
