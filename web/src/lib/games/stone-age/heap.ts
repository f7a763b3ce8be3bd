/** Heaps of resources: arithmetic for showing, never for deciding what is allowed. */
import { RESOURCES, type Heap, type Resource } from './view';

/** What one piece counts in a building, as printed on the player boards (SA-1.1). */
export const WORTH: Record<Resource, number> = { wood: 3, brick: 4, stone: 5, gold: 6 };

export const count = (heap: Heap, kind: Resource): number => heap[kind] ?? 0;
export const size = (heap: Heap): number => RESOURCES.reduce((sum, kind) => sum + count(heap, kind), 0);
export const worth = (heap: Heap): number => RESOURCES.reduce((sum, kind) => sum + count(heap, kind) * WORTH[kind], 0);

/** Kinds that are there, with their numbers, from wood to gold. */
export const pieces = (heap: Heap): [Resource, number][] =>
  RESOURCES.filter((kind) => count(heap, kind) > 0).map((kind) => [kind, count(heap, kind)]);

export const equal = (a: Heap, b: Heap): boolean => RESOURCES.every((kind) => count(a, kind) === count(b, kind));
/** Whether `a` has at least what `b` has, of every kind. */
export const covers = (a: Heap, b: Heap): boolean => RESOURCES.every((kind) => count(a, kind) >= count(b, kind));

export function plus(heap: Heap, kind: Resource, n: number): Heap {
  return { ...heap, [kind]: Math.max(0, count(heap, kind) + n) };
}

/** What is left of `have` after `paid`. */
export function minus(have: Heap, paid: Heap): Heap {
  return Object.fromEntries(RESOURCES.map((kind) => [kind, count(have, kind) - count(paid, kind)]));
}

/** `2 wood 1 gold`, as in records. */
export function parseHeap(words: readonly string[]): Heap {
  const heap: Heap = {};
  for (let i = 0; i + 1 < words.length; i += 2) heap[words[i + 1] as Resource] = Number(words[i]);
  return heap;
}

export const heapText = (heap: Heap): string => pieces(heap).map(([kind, n]) => `${n} ${kind}`).join(' ');

/** Of several offers the one that is worth least; the first of equals. */
export function cheapest<T extends { heap: Heap }>(offers: readonly T[]): T | undefined {
  return offers.reduce<T | undefined>((best, offer) => (!best || worth(offer.heap) < worth(best.heap) ? offer : best), undefined);
}

/** The one that is worth most; the first of equals. */
export function dearest<T extends { heap: Heap }>(offers: readonly T[]): T | undefined {
  return offers.reduce<T | undefined>((best, offer) => (!best || worth(offer.heap) > worth(best.heap) ? offer : best), undefined);
}
