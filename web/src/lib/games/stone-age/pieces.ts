/** Which person stands where. The position only counts people; for the eye each keeps its identity while it moves. */
import { PLACES, type Place, type View } from './view';

export interface Piece {
  id: string;
  seat: number;
  at: Place | 'home';
}

const HOME = 'home';

/** People of the new position: whoever can stay stays, then those who moved fill up what is missing. */
export function standing(view: View, before: readonly Piece[]): Piece[] {
  return view.seats.flatMap(({ seat, people, placed }) => {
    const known = before.filter((piece) => piece.seat === seat).slice(0, people);
    const born = Array.from({ length: people - known.length }, (_, i): Piece => {
      const id = `${seat}-${known.length + i + 1}`;
      return { id, seat, at: HOME };
    });
    const wanted = new Map<Place | 'home', number>(PLACES.map((place) => [place, placed[place] ?? 0]));
    const free: Piece[] = [];
    const stay: Piece[] = [];
    for (const piece of [...known, ...born]) {
      const n = piece.at === HOME ? 0 : (wanted.get(piece.at) ?? 0);
      if (n > 0) {
        wanted.set(piece.at, n - 1);
        stay.push(piece);
      } else free.push(piece);
    }
    for (const [place, n] of wanted) {
      for (let i = 0; i < n; i++) {
        // Those at home go first; they are at the end of the row on the mat.
        const from = free.findLastIndex((piece) => piece.at === HOME);
        const [piece] = free.splice(from < 0 ? free.length - 1 : from, 1);
        if (piece) stay.push({ ...piece, at: place });
      }
    }
    return [...stay, ...free.map((piece): Piece => ({ ...piece, at: HOME }))].sort((a, b) => Number(a.id.split('-')[1]) - Number(b.id.split('-')[1]));
  });
}

/** Who stands on a place, in the order of the seats from the start player. */
export function standingOn(pieces: readonly Piece[], place: Place, view: View): Piece[] {
  const turn = (seat: number) => (seat - view.start_player + view.players) % view.players;
  return pieces.filter((piece) => piece.at === place).sort((a, b) => turn(a.seat) - turn(b.seat));
}
