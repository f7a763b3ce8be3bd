/** Cards of a seat by kind, for mats, strips and the final scoring. */
import { cardFace, PROFESSIONS, SYMBOLS, type CultureSymbol, type Profession } from './printed';
import type { SeatView } from './view';

export interface Collection {
  symbols: [CultureSymbol, number][];
  professions: [Profession, number][];
}

export function cardsOf(seat: SeatView): string[] {
  const extra = seat.extra_card;
  return extra && extra !== '?' ? [...seat.cards, extra] : seat.cards;
}

export function collectionOf(seat: SeatView): Collection {
  const bottoms = cardsOf(seat).flatMap((id) => cardFace(id)?.bottom ?? []);
  const symbols = SYMBOLS.map((symbol): [CultureSymbol, number] => [
    symbol,
    bottoms.filter((bottom) => 'symbol' in bottom && bottom.symbol === symbol).length,
  ]);
  const professions = PROFESSIONS.map((profession): [Profession, number] => [
    profession,
    bottoms.reduce((n, bottom) => n + ('profession' in bottom && bottom.profession === profession ? bottom.count : 0), 0),
  ]);
  return { symbols: symbols.filter(([, n]) => n > 0), professions: professions.filter(([, n]) => n > 0) };
}

/** What each profession multiplies, as the table stands. */
export function multiplier(seat: SeatView, profession: Profession): number {
  switch (profession) {
    case 'farmer':
      return seat.agriculture;
    case 'toolmaker':
      return seat.tools.reduce((sum, { value }) => sum + value, 0);
    case 'builder':
      return seat.buildings.length;
    case 'shaman':
      return seat.people;
  }
}
