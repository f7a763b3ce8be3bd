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
  /** A number counts up or down for so long. */
  count = $derived(this.move * 2);
  /** How long something that changed stays marked. */
  changed = $derived(this.setting === 'off' ? 0 : this.setting === 'fast' ? 800 : 1600);
  send;
  receive;
  /** What runs without the browser's animations ends by these. */
  readonly running = new Set<() => void>();

  constructor(setting: () => MotionSetting) {
    this.#setting = setting;
    [this.send, this.receive] = crossfade({
      duration: () => this.move,
      easing: cubicOut,
      fallback: (node) => this.#flyHome(node),
    });
  }

  /** A click or a key ends every movement at once; what breathes goes on. */
  finish(root: Element): void {
    for (const end of this.running) end();
    if (typeof root.getAnimations !== 'function') return;
    for (const animation of root.getAnimations({ subtree: true })) {
      const timing = animation.effect?.getComputedTiming();
      if (timing && timing.iterations !== Infinity) animation.finish();
    }
  }

  /** People of rivals come from their strip and go back there; on a phone from above, one's own from the sheet. */
  fly = (node: Element): TransitionConfig => this.#flyHome(node);

  #flyHome(node: Element): TransitionConfig {
    const seat = node.getAttribute('data-seat');
    const table = node.closest('[data-table]');
    const home = table?.querySelector(`[data-home="${seat}"]`);
    if (!table || this.move === 0) return { duration: 0 };
    const to = node.getBoundingClientRect();
    const edge = table.getBoundingClientRect();
    const own = node.hasAttribute('data-own');
    const from = home?.getBoundingClientRect() ?? new DOMRect(edge.left + edge.width / 2, own ? edge.bottom : edge.top, 0, 0);
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
