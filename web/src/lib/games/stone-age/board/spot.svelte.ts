/** Pointer, finger and keyboard on a place: taps choose, resting shows what it is, a long press too. */
import type { Play } from '../play.svelte';
import type { Place } from '../view';

const REST_MS = 350;
const PRESS_MS = 450;

/** Which place is looked at, and which one holds the place of the keyboard on the board. */
export class Hover {
  /** The one place in the tab order. */
  current = $state<Place>('hunt');
  /** The place whose tip is shown. */
  shown = $state<Place | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  rest(place: Place, after = REST_MS): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.shown = place), after);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}

export function spotEvents(play: Play, hover: Hover, place: Place) {
  let pressed = 0;
  return {
    onclick: () => {
      // A long press looks; it doesn't choose.
      if (pressed && Date.now() - pressed > PRESS_MS) return;
      hover.current = place;
      hover.leave();
      play.tap(place);
      // While others decide, everything can be looked at.
      if (!play.myTurn) hover.shown = place;
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      hover.leave();
      play.tap(place);
    },
    onfocus: (event: FocusEvent) => {
      hover.current = place;
      if ((event.currentTarget as Element).matches(':focus-visible')) hover.rest(place);
    },
    onblur: () => hover.leave(),
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && hover.rest(place),
    // A finger that has rested long enough may go: what it showed can then be read.
    onpointerleave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || Date.now() - pressed < PRESS_MS) hover.leave();
    },
    onpointercancel: () => hover.leave(),
    oncontextmenu: (event: Event) => pressed && event.preventDefault(),
    onpointerdown: (event: PointerEvent) => {
      pressed = event.pointerType === 'mouse' ? 0 : Date.now();
      if (pressed) hover.rest(place, PRESS_MS);
    },
  };
}
