import { getContext, setContext } from 'svelte';

/** Which of the four colours a seat has. */
export type ColourOf = (seat: number) => number;

const KEY = Symbol('colours');

/** Tells everything below whose colour is whose: it stays with a person, wherever lots seat them. */
export function giveColours(of: ColourOf): void {
  setContext(KEY, of);
}

/** The colours of the table around; where there is none, the number of the seat. */
export function colours(): ColourOf {
  return getContext<ColourOf | undefined>(KEY) ?? ((seat) => seat);
}
