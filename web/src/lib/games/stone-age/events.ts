/** What happened: `crates/stone-age/src/event.rs`, as the server sends it. */
import type { Goal, Heap, Place, Resource } from './view';

export type Gain =
  | 'food'
  | { resource: Resource }
  | 'tool'
  | 'agriculture'
  | 'person'
  | 'points'
  | 'one-use-tool'
  | 'two-resources';

export type GameEvent =
  | { what: 'building-turned-up'; place: Place; tile: string }
  | { what: 'card-laid'; place: Place; card: string }
  | { what: 'card-slid'; card: string; from: Place; to: Place }
  | { what: 'round-began'; round: number; start_player: number }
  | { what: 'placed'; seat: number; place: Place; people: number }
  | { what: 'used'; seat: number; place: Place }
  | { what: 'rolled'; seat: number; goal: Goal; dice: number[] }
  | { what: 'tools-added'; seat: number; tools: string; total: number }
  | { what: 'gained'; seat: number; gain: Gain; amount: number }
  | { what: 'paid'; seat: number; resources: Heap }
  | { what: 'card-bought'; seat: number; place: Place; card: string }
  | { what: 'building-bought'; seat: number; place: Place; tile: string; points: number }
  | { what: 'declined'; seat: number; place: Place }
  | { what: 'rolled-for-all'; seat: number; dice: number[] }
  | { what: 'die-taken'; seat: number; face: number }
  | { what: 'extra-card-drawn'; seat: number; card: string | null }
  | { what: 'no-extra-card'; seat: number }
  | { what: 'two-resources-taken'; seat: number; resources: Heap }
  | { what: 'fed'; seat: number; food: number }
  | { what: 'food-missing'; seat: number; missing: number }
  | { what: 'starved'; seat: number }
  | { what: 'ended'; why: { cards: boolean; buildings: boolean; round_limit: boolean } }
  | { what: 'final-score'; seat: number; score: number };

/** The wire says `unknown`; the server's events of this game have this form. */
export const eventsOf = (list: readonly unknown[]): GameEvent[] => list as GameEvent[];

/** Of several kinds of events, those of one kind. */
export function only<W extends GameEvent['what']>(events: readonly GameEvent[], what: W): Extract<GameEvent, { what: W }>[] {
  return events.filter((event): event is Extract<GameEvent, { what: W }> => event.what === what);
}
