/** The position as a viewer may know it: `docs/notation.md`, "Positions" of Stone Age. */

export const RESOURCES = ['wood', 'brick', 'stone', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Pieces by kind; a kind that is missing is 0. */
export type Heap = Partial<Record<Resource, number>>;

export const GATHERING = ['forest', 'clay-pit', 'quarry', 'river'] as const;
export const VILLAGE = ['tool-maker', 'hut', 'field'] as const;
export const STACKS = ['building-1', 'building-2', 'building-3', 'building-4'] as const;
export const SPACES = ['card-1', 'card-2', 'card-3', 'card-4'] as const;
/** In the order for arrows and screen readers. */
export const PLACES = ['hunt', ...GATHERING, ...VILLAGE, ...STACKS, 'card-4', 'card-3', 'card-2', 'card-1'] as const;
export type Place = (typeof PLACES)[number];
export type GatheringPlace = (typeof GATHERING)[number];
export type VillagePlace = (typeof VILLAGE)[number];

export interface ToolView {
  value: number;
  used: boolean;
}

export const SOURCES = [
  'buildings',
  'cards_now',
  'starvation',
  'resources',
  'culture_set',
  'culture_second',
  'farmers',
  'toolmakers',
  'builders',
  'shamans',
] as const;
export type Source = (typeof SOURCES)[number];

export interface SeatView {
  seat: number;
  score?: { total: number; sources: Partial<Record<Source, number>> };
  food: number;
  people: number;
  agriculture: number;
  resources: Heap;
  home?: number;
  placed: Partial<Record<Place, number>>;
  tools: ToolView[];
  one_use_tools: number[];
  two_resources: boolean;
  buildings: string[];
  building_points: number;
  cards: string[];
  /** `?` for who may not know it. */
  extra_card?: string | null;
  starved: number;
}

export type Goal = Resource | null;

export type Phase =
  | { kind: 'turn-up-building'; place: Place; seat: number | null }
  | { kind: 'lay-card'; place: Place }
  | { kind: 'placing'; seat: number }
  | { kind: 'using'; seat: number }
  | { kind: 'rolling'; seat: number; place: Place; goal: Goal }
  | { kind: 'adding-tools'; seat: number; place: Place; goal: Goal; dice: number[] }
  | { kind: 'paying'; seat: number; place: Place }
  | { kind: 'rolling-for-all'; seat: number; place: Place }
  | { kind: 'taking-die'; seat: number; buyer: number; place: Place; dice: number[] }
  | { kind: 'drawing-extra-card'; seat: number; place: Place }
  | { kind: 'feeding'; seat: number; missing: number }
  | { kind: 'over' };

export interface View {
  game: 'stone-age';
  rules: number;
  players: number;
  options: { edition?: string; 'round-limit'?: string };
  round: number;
  start_player: number;
  phase: Phase;
  seats: SeatView[];
  /** The cheapest space first. */
  card_spaces: (string | null)[];
  stacks: { top: string | null; left: number }[];
  cards_left?: number;
  ends?: string[];
}

/** Which of the three phases of a round it is, for the prompt and the log. */
export type Stage = 'setup' | 'placing' | 'using' | 'feeding' | 'over';

export function stageOf(phase: Phase): Stage {
  switch (phase.kind) {
    case 'placing':
      return 'placing';
    case 'feeding':
      return 'feeding';
    case 'over':
      return 'over';
    case 'lay-card':
      return 'setup';
    case 'turn-up-building':
      return phase.seat === null ? 'setup' : 'using';
    default:
      return 'using';
  }
}

/** The place that is being resolved. */
export function placeOf(phase: Phase): Place | null {
  return 'place' in phase ? phase.place : null;
}

export const homeOf = (seat: SeatView): number =>
  seat.home ?? seat.people - Object.values(seat.placed).reduce((sum, n) => sum + n, 0);

export const scoreOf = (seat: SeatView): number => seat.score?.total ?? 0;

/** What eating will leave if nothing else changes; negative: so much is missing. */
export const foodAfterFeeding = (seat: SeatView): number => seat.food + seat.agriculture - seat.people;

/** A number with a real minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
