/** Where points came from: the sources of the rules, grouped as they are counted. */
import { collectionOf, multiplier } from '../collection';
import { pieces } from '../heap';
import type { Profession } from '../printed';
import { scoreOf, type SeatView, type Source } from '../view';

export interface Row {
  id: 'buildings' | 'cards' | 'starvation' | 'resources' | 'culture' | 'farmers' | 'toolmakers' | 'builders' | 'shamans';
  icon: string;
  sources: Source[];
}

export const ROWS: readonly Row[] = [
  { id: 'buildings', icon: 'building-tile', sources: ['buildings'] },
  { id: 'cards', icon: 'points', sources: ['cards_now'] },
  { id: 'starvation', icon: 'food', sources: ['starvation'] },
  { id: 'resources', icon: 'wood', sources: ['resources'] },
  { id: 'culture', icon: 'culture-art', sources: ['culture_set', 'culture_second'] },
  { id: 'farmers', icon: 'profession-farmer', sources: ['farmers'] },
  { id: 'toolmakers', icon: 'profession-toolmaker', sources: ['toolmakers'] },
  { id: 'builders', icon: 'profession-builder', sources: ['builders'] },
  { id: 'shamans', icon: 'profession-shaman', sources: ['shamans'] },
];

/** What is counted only at the end, one a step. */
export const FINAL = ROWS.slice(3);

export const pointsOf = (seat: SeatView, row: Row): number =>
  row.sources.reduce((sum, source) => sum + (seat.score?.sources[source] ?? 0), 0);

/** What a seat has when so many of the final rows are counted. */
export function totalAfter(seat: SeatView, counted: number): number {
  return ROWS.slice(0, 3 + counted).reduce((sum, row) => sum + pointsOf(seat, row), 0);
}

/** `5² + 3²`, `3 × 7`, `4 + 1`: how the points of a row came about. */
export function arithmeticOf(seat: SeatView, row: Row): string {
  const { symbols, professions } = collectionOf(seat);
  if (row.id === 'culture') {
    const sets = [symbols.length, symbols.filter(([, n]) => n > 1).length].filter((n) => n > 0);
    return sets.map((n) => `${n}²`).join(' + ');
  }
  if (row.id === 'resources') return pieces(seat.resources).map(([, n]) => n).join(' + ');
  const profession = row.id.slice(0, -1) as Profession;
  const n = professions.find(([name]) => name === profession)?.[1] ?? 0;
  return n > 0 ? `${n} × ${multiplier(seat, profession)}` : '';
}

/** The best first: the winners, for a tie may be broken by something else than points, then by points. */
export function ranked(result: readonly number[] | null, seats: readonly SeatView[]): SeatView[] {
  const share = ({ seat }: SeatView): number => result?.[seat - 1] ?? 0;
  return seats.toSorted((a, b) => share(b) - share(a) || scoreOf(b) - scoreOf(a));
}

/** The winners, by their share of the victory. */
export function winners(result: readonly number[] | null, seats: readonly SeatView[]): SeatView[] {
  const best = Math.max(...seats.map((seat) => result?.[seat.seat - 1] ?? seat.score?.total ?? 0));
  return seats.filter((seat) => (result?.[seat.seat - 1] ?? seat.score?.total ?? 0) === best);
}
