/** Actions in the notation of records (`docs/notation.md`), read from what the server offers. */
import type { Choice } from '../../wire/wire';
import { eventsOf, type GameEvent } from './events';
import { parseHeap } from './heap';
import type { Heap, Place } from './view';

/** Tools that join a roll: values, then those of one-use tools. */
export interface ToolSet {
  values: number[];
  once: number[];
}

export type Action =
  | { do: 'place'; place: Place; people: number }
  | { do: 'use'; place: Place }
  | { do: 'tools'; tools: ToolSet }
  | { do: 'pay'; heap: Heap }
  | { do: 'decline' }
  | { do: 'die'; face: number }
  | { do: 'take'; heap: Heap }
  | { do: 'feed'; heap: Heap }
  | { do: 'starve' };

/** An offer of the server, read. */
export type Offer = Action & { action: string; undo: boolean; then: GameEvent[] };
export type OfferOf<D extends Action['do']> = Extract<Offer, { do: D }>;

export function parseTools(words: readonly string[]): ToolSet {
  if (words[0] === 'none') return { values: [], once: [] };
  const at = words.indexOf('one-use');
  const values = (at < 0 ? words : words.slice(0, at)).map(Number);
  return { values, once: at < 0 ? [] : words.slice(at + 1).map(Number) };
}

/** Reads an action; `null` for what this client doesn't know. */
export function parseAction(text: string): Action | null {
  const [verb, ...words] = text.trim().split(/\s+/);
  switch (verb) {
    case 'place':
      return { do: 'place', place: words[0] as Place, people: Number(words[1]) };
    case 'use':
      return { do: 'use', place: words[0] as Place };
    case 'tools':
      return { do: 'tools', tools: parseTools(words) };
    case 'die':
      return { do: 'die', face: Number(words[0]) };
    case 'pay':
    case 'take':
    case 'feed':
      return { do: verb, heap: parseHeap(words) };
    case 'decline':
    case 'starve':
      return { do: verb };
    default:
      return null;
  }
}

export function readOffers(choices: readonly Choice[]): Offer[] {
  return choices.flatMap((choice) => {
    const action = parseAction(choice.action);
    return action ? [{ ...action, action: choice.action, undo: choice.undo, then: eventsOf(choice.then) }] : [];
  });
}

/** Those offers that do one thing. */
export function offersOf<D extends Action['do']>(offers: readonly Offer[], what: D): OfferOf<D>[] {
  return offers.filter((offer): offer is OfferOf<D> => offer.do === what);
}

export const toolSum = (tools: ToolSet): number => [...tools.values, ...tools.once].reduce((sum, n) => sum + n, 0);

export const sameTools = (a: ToolSet, b: ToolSet): boolean =>
  a.values.join() === b.values.join() && a.once.join() === b.once.join();
