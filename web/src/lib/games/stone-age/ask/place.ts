/** Where a question lies on the wide board, in px of the screen. */
import { LEDGE, WIDE, type Spot } from '../board/geometry';

export interface Size {
  width: number;
  height: number;
}

const GAP = 10;

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/**
 * Never on the place it is about. A question of cards, buildings or food lies above the ledge, so that everything on
 * the ledge can be compared while one pays; a small one lies under its place, any other one beside it.
 */
export function whereToAsk(stage: Size, ask: Size, spot: Spot | undefined, small: boolean): { left: number; top: number } {
  const scale = stage.width / WIDE.width;
  const [x, y, width, height] = spot
    ? ([spot.x, spot.y, spot.width, spot.height].map((n) => n * scale) as [number, number, number, number])
    : ([stage.width / 2, WIDE.height * scale, 0, 0] as const);
  const across = within(0, x + width / 2 - ask.width / 2, stage.width - ask.width);
  if (small) {
    const below = y + height + GAP + ask.height < stage.height;
    return { left: across, top: below ? y + height + GAP / 2 : y - ask.height - GAP / 2 };
  }
  if (y >= LEDGE * scale) return { left: across, top: Math.max(0, LEDGE * scale - ask.height - GAP) };
  const right = x + width + GAP;
  const fits = right + ask.width <= stage.width;
  // No room on either side: below it.
  if (!fits && x < ask.width + GAP) return { left: across, top: within(0, y + height + GAP, stage.height - ask.height) };
  const left = fits ? right : x - ask.width - GAP;
  return { left, top: within(0, y + height / 2 - ask.height / 2, Math.max(0, stage.height - ask.height)) };
}
