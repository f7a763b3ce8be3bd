import { botName } from '$lib/shell/names';
import type { SeatState, TableState } from '$lib/wire/wire';

/** A table whose bots are called as the reader calls them; two of a kind are told apart by a number. */
export function withNames(state: TableState): TableState {
  if (!state.seats.some(({ kind }) => kind === 'bot')) return state;
  const seen = new Map<string, number>();
  const rename = (seat: SeatState): SeatState => {
    if (seat.kind !== 'bot') return seat;
    const name = botName(seat.bot ?? seat.name);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...seat, name: count > 1 ? `${name} ${count}` : name };
  };
  return { ...state, seats: state.seats.map(rename) };
}
