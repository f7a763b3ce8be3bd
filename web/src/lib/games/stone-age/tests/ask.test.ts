import { describe, expect, it } from 'vitest';

import { whereToAsk, type Size } from '../ask/place';
import { LEDGE, WIDE, wideSpots } from '../board/geometry';
import { GATHERING, type Place } from '../view';

const STAGES: Size[] = [
  { width: 800, height: 454 },
  { width: 944, height: 536 },
  { width: 1437, height: 816 },
];
const ASKS: (Size & { small: boolean })[] = [
  { width: 250, height: 60, small: true },
  { width: 372, height: 260, small: false },
  { width: 640, height: 240, small: false },
];
const DICE: string[] = ['hunt', ...GATHERING];
const spots = wideSpots(4);

describe('a question', () => {
  it.each(STAGES)('lies on a board of $width and never on its place', (stage) => {
    const scale = stage.width / WIDE.width;
    for (const [place, spot] of Object.entries(spots)) {
      for (const { small, ...ask } of ASKS) {
        const { left, top } = whereToAsk(stage, ask, spot, small);
        const where = `${place}, ${ask.width} wide`;
        expect(left, where).toBeGreaterThanOrEqual(0);
        expect(top, where).toBeGreaterThanOrEqual(0);
        expect(top + ask.height, where).toBeLessThanOrEqual(stage.height);
        // Off the ledge only dice ask for more than a number, in a frame of 372.
        if (!small && spot.y < LEDGE && (ask.width > 372 || !DICE.includes(place))) continue;
        const apart =
          left + ask.width <= spot.x * scale ||
          left >= (spot.x + spot.width) * scale ||
          top + ask.height <= spot.y * scale ||
          top >= (spot.y + spot.height) * scale;
        expect(apart, where).toBe(true);
      }
    }
  });

  it.each<Place | 'nowhere'>(['card-1', 'card-4', 'building-1', 'nowhere'])('of %s leaves everything on the ledge in sight', (place) => {
    for (const stage of STAGES) {
      const ask = { width: 640, height: 240 };
      const { top } = whereToAsk(stage, ask, place === 'nowhere' ? undefined : spots[place], false);
      expect(top + ask.height).toBeLessThan((LEDGE * stage.width) / WIDE.width);
    }
  });
});
