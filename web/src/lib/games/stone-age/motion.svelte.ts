/** How pieces move. Nothing waits for a movement, and no state is kept in one: it only leads the eye. */
import { getContext, setContext } from 'svelte';
import { cubicOut } from 'svelte/easing';
import { MediaQuery } from 'svelte/reactivity';
import { crossfade, type TransitionConfig } from 'svelte/transition';

export type MotionSetting = 'off' | 'fast' | 'normal';

const reducedMotion = new MediaQuery('(prefers-reduced-motion: reduce)');

export class Motion {
  #setting: () => MotionSetting;
  setting = $derived.by<MotionSetting>(() => (reducedMotion.current ? 'off' : this.#setting()));
  /** One piece from place to place, in milliseconds. */
  move = $derived(this.setting === 'off' ? 0 : this.setting === 'fast' ? 130 : 260);
  /** How long something that changed stays marked. */
  changed = $derived(this.setting === 'off' ? 0 : this.setting === 'fast' ? 800 : 1600);
  send;
  receive;

  constructor(setting: () => MotionSetting) {
    this.#setting = setting;
    [this.send, this.receive] = crossfade({
      duration: () => this.move,
      easing: cubicOut,
      fallback: (node) => this.#flyHome(node),
    });
  }

  /** People of rivals come from their strip and go back there. */
  #flyHome(node: Element): TransitionConfig {
    const seat = node.getAttribute('data-seat');
    const home = node.closest('[data-table]')?.querySelector(`[data-home="${seat}"]`);
    if (!home || this.move === 0) return { duration: 0 };
    const from = home.getBoundingClientRect();
    const to = node.getBoundingClientRect();
    const [dx, dy] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
    return {
      duration: this.move * 1.3,
      easing: cubicOut,
      css: (t, u) => `opacity: ${Math.min(1, t * 2)}; transform: translate(${dx * u}px, ${dy * u}px)`,
    };
  }
}

const HERE = Symbol('motion');

/** For the parts of a table; `undefined` outside of one. */
export const motionHere = (): Motion | undefined => getContext<Motion | undefined>(HERE);
export const provideMotion = (motion: Motion): Motion => setContext(HERE, motion);

/** A click or a key ends every movement at once; what breathes goes on. */
export function finishMotion(root: Element): void {
  if (typeof root.getAnimations !== 'function') return;
  for (const animation of root.getAnimations({ subtree: true })) {
    const timing = animation.effect?.getComputedTiming();
    if (timing && timing.iterations !== Infinity) animation.finish();
  }
}
