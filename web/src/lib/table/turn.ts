import type { SeatState, TableState } from '$lib/wire/wire';

export const seatOf = (state: TableState, seat: number | null): SeatState | undefined =>
  seat === null ? undefined : state.seats.find((other) => other.seat === seat);

/** The own seat that is to decide, unless a bot plays for it. */
export function actingSeat(state: TableState): number | null {
  if (state.stage !== 'running' || state.turn === null || !state.you.seats.includes(state.turn)) return null;
  return seatOf(state, state.turn)?.stand_in ? null : state.turn;
}

/** The seats that share the victory, best first; empty while the game runs. */
export function winners(state: TableState): SeatState[] {
  const shares = state.result ?? [];
  const most = Math.max(0, ...shares);
  return most === 0 ? [] : state.seats.filter((_, index) => shares[index] === most);
}
