import { describe, expect, it } from 'vitest';

import { hunters, neighbour, phoneSpots, wideSpots, type Spots } from '../board/geometry';
import { PLACES, type Place } from '../view';

const ARROWS = [[1, 0], [-1, 0], [0, 1], [0, -1]] as const;

/** Every place that arrow keys reach from the first one. */
function reached(spots: Spots): Set<Place> {
  const seen = new Set<Place>(['hunt']);
  for (const place of seen) {
    for (const [dx, dy] of ARROWS) {
      const next = neighbour(spots, place, dx, dy);
      if (next) seen.add(next);
    }
  }
  return seen;
}

describe('arrow keys reach every place', () => {
  it.each([2, 3, 4])('with %i stacks', (stacks) => {
    const spots = wideSpots(stacks);
    expect(reached(spots).size).toBe(Object.keys(spots).length);
    expect(Object.keys(spots)).toHaveLength(PLACES.length - 4 + stacks);
  });

  it('on a phone', () => {
    expect(reached(phoneSpots()).size).toBe(8);
  });
});

it('forty hunters still stand on their grounds', () => {
  const { x, y, width, height } = wideSpots(4).hunt ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const n of [1, 7, 8, 14, 15, 40]) {
    for (const [px, py] of hunters(n)) {
      expect(px).toBeGreaterThan(x);
      expect(px).toBeLessThan(x + width);
      expect(py).toBeGreaterThan(y);
      expect(py).toBeLessThan(y + height - 16);
    }
  }
});
