/** Steps between offered heaps. The server says which heaps are allowed; a step goes to the one most alike. */
import { count, worth } from '../heap';
import { RESOURCES, type Heap, type Resource } from '../view';

const distance = (a: Heap, b: Heap): number =>
  RESOURCES.reduce((sum, kind) => sum + Math.abs(count(a, kind) - count(b, kind)), 0);

/** Of the offers that pass, the one most like `heap`; of equals the cheaper one. */
function nearest(offers: readonly { heap: Heap }[], heap: Heap, passes: (offer: Heap) => boolean): Heap | null {
  let best: Heap | null = null;
  for (const { heap: offer } of offers) {
    if (!passes(offer)) continue;
    const gap = best ? distance(offer, heap) - distance(best, heap) : -1;
    if (!best || gap < 0 || (gap === 0 && worth(offer) < worth(best))) best = offer;
  }
  return best;
}

/** The next heap with more of a kind; `null` where none is offered. */
export const more = (offers: readonly { heap: Heap }[], heap: Heap, kind: Resource): Heap | null =>
  nearest(offers, heap, (offer) => count(offer, kind) > count(heap, kind));

export const less = (offers: readonly { heap: Heap }[], heap: Heap, kind: Resource): Heap | null =>
  nearest(offers, heap, (offer) => count(offer, kind) < count(heap, kind));
