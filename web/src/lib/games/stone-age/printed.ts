/**
 * What is printed on cards, tiles and the board, for showing it. The rules stay on the server;
 * `printed.test.ts` keeps this equal to `rules/stone-age-components.json`.
 */
import { parseHeap } from './heap';
import type { Goal, GatheringPlace, Heap, Place, Resource } from './view';

export type Top =
  | { kind: 'dice-for-all' | 'tool' | 'agriculture' | 'extra-card' | 'two-resources' }
  | { kind: 'food' | 'points' | 'one-use-tool'; amount: number }
  | { kind: 'resource'; resource: Resource; amount: number }
  | { kind: 'dice-for'; resource: Resource };

export const SYMBOLS = ['medicine', 'art', 'music', 'writing', 'time', 'pottery', 'transport', 'weaving'] as const;
export type CultureSymbol = (typeof SYMBOLS)[number];
export const PROFESSIONS = ['farmer', 'toolmaker', 'builder', 'shaman'] as const;
export type Profession = (typeof PROFESSIONS)[number];

export type Bottom = { symbol: CultureSymbol } | { profession: Profession; count: number };

export interface CardFace {
  top: Top;
  bottom: Bottom;
}

export type Tile =
  | { kind: 'fixed'; cost: Heap; points: number }
  | { kind: 'count'; count: number; kinds: number }
  | { kind: 'range' };

/** C01 to C36: top, then bottom. */
const CARDS = `all pottery|all writing|all time|all transport|all builder 1|all builder 2|all farmer 1|all farmer 2
all toolmaker 2|all toolmaker 2|food 1 weaving|food 2 builder 2|food 3 weaving|food 3 farmer 2|food 4 builder 1
food 5 medicine|food 7 pottery|brick 1 shaman 2|stone 1 farmer 1|stone 1 shaman 1|stone 2 transport|gold 1 shaman 1
roll-wood shaman 2|roll-stone shaman 1|roll-gold art|points 3 music|points 3 music|points 3 builder 3|tool art
agriculture time|agriculture farmer 1|extra writing|once 2 toolmaker 2|once 3 toolmaker 1|once 4 toolmaker 1|choice medicine`;

const PLAIN: Record<string, Top> = {
  all: { kind: 'dice-for-all' },
  tool: { kind: 'tool' },
  agriculture: { kind: 'agriculture' },
  extra: { kind: 'extra-card' },
  choice: { kind: 'two-resources' },
  'roll-wood': { kind: 'dice-for', resource: 'wood' },
  'roll-stone': { kind: 'dice-for', resource: 'stone' },
  'roll-gold': { kind: 'dice-for', resource: 'gold' },
};

function topOf(word: string, amount: number): Top {
  if (word === 'food' || word === 'points') return { kind: word, amount };
  if (word === 'once') return { kind: 'one-use-tool', amount };
  return PLAIN[word] ?? { kind: 'resource', resource: word as Resource, amount };
}

const cards: CardFace[] = CARDS.split(/[|\n]/).map((line) => {
  const words = line.split(' ');
  const word = words.shift() ?? '';
  const top = topOf(word, /^\d$/.test(words[0] ?? '') ? Number(words.shift()) : 0);
  const [bottom = '', number] = words;
  return {
    top,
    bottom: number ? { profession: bottom as Profession, count: Number(number) } : { symbol: bottom as CultureSymbol },
  };
});

/** B01 to B17: wood, brick, stone, gold, points. */
const FIXED = `2 1 0 0 10|2 0 1 0 11|1 2 0 0 11|2 0 0 1 12|1 1 1 0 12|1 1 1 0 12|1 0 2 0 13|0 2 1 0 13|1 1 0 1 13
1 1 0 1 13|0 2 0 1 14|0 1 2 0 14|1 0 1 1 14|1 0 1 1 14|0 1 1 1 15|0 1 1 1 15|0 0 2 1 16`;

const tiles: Tile[] = [
  ...FIXED.split(/[|\n]/).map((line): Tile => {
    const [wood, brick, stone, gold, points] = line.split(' ');
    return { kind: 'fixed', cost: parseHeap(`${wood} wood ${brick} brick ${stone} stone ${gold} gold`.split(' ')), points: Number(points) };
  }),
  // B18 to B25: 4 or 5 resources of 1 to 4 kinds; B26 to B28: 1 to 7.
  ...[4, 5].flatMap((count) => [1, 2, 3, 4].map((kinds): Tile => ({ kind: 'count', count, kinds }))),
  { kind: 'range' },
  { kind: 'range' },
  { kind: 'range' },
];

export const cardFace = (id: string): CardFace | undefined => cards[Number(id.slice(1)) - 1];
export const tileFace = (id: string): Tile | undefined => tiles[Number(id.slice(1)) - 1];

/** What a roll is divided by. */
export const DIVISOR: Record<Resource | 'food', number> = { food: 2, wood: 3, brick: 4, stone: 5, gold: 6 };
export const divisorOf = (goal: Goal): number => DIVISOR[goal ?? 'food'];

export const YIELD: Record<GatheringPlace, Resource> = { forest: 'wood', 'clay-pit': 'brick', quarry: 'stone', river: 'gold' };
export const goalOf = (place: Place): Goal => YIELD[place as GatheringPlace] ?? null;

/** What each face of the dice for all gives. */
export const DIE_GIVES = [null, 'wood', 'brick', 'stone', 'gold', 'tool', 'agriculture'] as const;

/** `card-3` → 3. */
export const numberOf = (place: Place): number => Number(place.slice(-1));
export const isCard = (place: Place): boolean => place.startsWith('card-');
export const isBuilding = (place: Place): boolean => place.startsWith('building-');
/** How many rings a place has; hunting has none. */
export const RINGS: Partial<Record<Place, number>> = { forest: 7, 'clay-pit': 7, quarry: 7, river: 7, 'tool-maker': 1, hut: 2, field: 1 };
export const PEOPLE_MAX = 10;
export const AGRICULTURE_MAX = 10;
