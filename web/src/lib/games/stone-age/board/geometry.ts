/** Where everything lies on the two drawings of the board: wide (944 × 536) and phone (390 × 466). */
import { outline } from '../../../look/draw';
import { GATHERING, STACKS, type GatheringPlace, type Place } from '../view';

export type Point = readonly [x: number, y: number];

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The hand-drawn outline. */
  path: string;
  /** Where people stand. */
  rings: Point[];
}

export type Spots = Partial<Record<Place, Spot>>;

export const WIDE = { width: 944, height: 536 } as const;
export const PHONE = { width: 390, height: 424 } as const;
/** Tiles and cards lie on a ledge that begins here. */
export const LEDGE = 346;
/** The size of a figure on the wide board. */
export const FIGURE = 31;

function spot(x: number, y: number, width: number, height: number, seed: number, rings: Point[], wobble = 5): Spot {
  return { x, y, width, height, path: outline(x, y, width, height, seed, wobble), rings };
}

/** Two rows of rings: four above three, so that the formula finds room beside the second row. */
const sevenRings = (x: number, y: number): Point[] =>
  [0, 1, 2, 3, 4, 5, 6].map((i): Point => (i < 4 ? [x + 35 * i, y] : [x + 35 * (i - 4), y + 36]));

const GATHER_AT: Record<GatheringPlace, Point> = { forest: [284, 12], 'clay-pit': [502, 12], quarry: [720, 12], river: [720, 184] };

export function wideSpots(stacks: number): Spots {
  const spots: Spots = {
    hunt: spot(10, 12, 262, 324, 11, []),
    'tool-maker': spot(286, 184, 128, 152, 31, [[380, 256]]),
    hut: spot(424, 180, 150, 92, 32, [[508, 238], [543, 238]]),
    field: spot(584, 184, 128, 152, 33, [[678, 256]]),
  };
  GATHERING.forEach((place, i) => {
    const [x, y] = GATHER_AT[place];
    const height = place === 'river' ? 152 : 164;
    const ringsAt = place === 'river' ? 92 : 102;
    spots[place] = spot(x, y, 212, height, 21 + i, sevenRings(x + 30, y + ringsAt));
  });
  STACKS.slice(0, stacks).forEach((place, i) => {
    const x = 20 + (106 + (4 - stacks) * 12) * i;
    spots[place] = spot(x, 374, 98, 128, 41 + i, [[x + 27, 482]], 2.5);
  });
  // The dearest card lies left, the cheapest right.
  ([4, 3, 2, 1] as const).forEach((cost, i) => {
    const x = 456 + 122 * i;
    spots[`card-${cost}`] = spot(x, 374, 114, 128, 51 + i, [[x + 89, 456]], 2.5);
  });
  return spots;
}

export function phoneSpots(): Spots {
  const bottom = (x: number, y: number): Point[] => [[x, y]];
  return {
    hunt: spot(8, 6, 374, 96, 11, bottom(34, 78)),
    forest: spot(8, 108, 183, 96, 21, bottom(34, 180)),
    'clay-pit': spot(199, 108, 183, 96, 22, bottom(225, 180)),
    quarry: spot(8, 210, 183, 96, 23, bottom(34, 282)),
    river: spot(199, 210, 183, 96, 24, bottom(225, 282)),
    'tool-maker': spot(8, 312, 121, 106, 31, bottom(34, 394)),
    hut: spot(135, 312, 120, 106, 32, bottom(161, 394)),
    field: spot(261, 312, 121, 106, 33, bottom(287, 394)),
  };
}

/** Hunters stand in rows of seven; a crowd moves closer together. */
export function hunters(n: number): Point[] {
  const perRow = n <= 14 ? 7 : Math.ceil(n / 3);
  const gap = n <= 14 ? 33 : 232 / perRow;
  const rowGap = n <= 14 ? 33 : 23;
  const top = n <= 7 ? 274 : n <= 14 ? 250 : 246;
  return Array.from({ length: n }, (_, i): Point => [44 + (i % perRow) * gap, top + Math.floor(i / perRow) * rowGap]);
}

export const middle = ({ x, y, width, height }: Spot): Point => [x + width / 2, y + height / 2];

/** The nearest place in the direction of an arrow key; `null` at the rim. */
export function neighbour(spots: Spots, from: Place, dx: number, dy: number): Place | null {
  const start = spots[from];
  if (!start) return null;
  const [x, y] = middle(start);
  let best: Place | null = null;
  let least = Infinity;
  for (const [place, spot] of Object.entries(spots) as [Place, Spot][]) {
    const [px, py] = middle(spot);
    const along = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    const far = along + 2.2 * aside;
    if (place !== from && along > 20 && far < least) [best, least] = [place, far];
  }
  return best;
}
