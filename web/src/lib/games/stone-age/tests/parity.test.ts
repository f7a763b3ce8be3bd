/** Every action that the server offers has a control that leads to it, and every control a name. */
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { parseAction, type Action } from '../actions';
import { less, more } from '../ask/pick';
import Game from '../Game.svelte';
import { cheapest, heapText, size } from '../heap';
import { RESOURCES, type Heap } from '../view';
import { actionLabel, Words } from '../words';
import { fakeTable, positions, translator, type Position } from './fake';

const t = translator('en');

afterEach(cleanup);

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

/** Presses a control like a person would: it must be there, named and not disabled. */
function press(root: Element, selector: string, name?: string): void {
  const control = [...root.querySelectorAll<HTMLElement>(selector)].find((element) => name === undefined || nameOf(element) === name);
  if (!control) throw new Error(`no ${selector} ${name ?? ''}`);
  expect(nameOf(control)).not.toBe('');
  expect(control.hasAttribute('disabled'), `${nameOf(control)} is disabled`).toBe(false);
  control.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

/** The steppers' ways from one heap to all others. */
function ways(offers: { heap: Heap }[], from: Heap): Map<string, string[]> {
  const seen = new Map<string, string[]>([[heapText(from), []]]);
  const queue = [from];
  for (let heap = queue.shift(); heap; heap = queue.shift()) {
    const path = seen.get(heapText(heap)) ?? [];
    for (const kind of RESOURCES) {
      for (const [id, step] of [['sa-more', more], ['sa-less', less]] as const) {
        const next = step(offers, heap, kind);
        if (!next || seen.has(heapText(next))) continue;
        seen.set(heapText(next), [...path, t(id, { goods: t(`sa-${kind}`) })]);
        queue.push(next);
      }
    }
  }
  return seen;
}

class Visitor {
  readonly table;
  readonly root: HTMLElement;
  private readonly actions: Action[];
  /** What the steppers show now. */
  private heap: Heap = {};

  constructor(readonly position: Position) {
    this.table = fakeTable({ ...position, view: { ...position.view, options: { edition: '2008' } } });
    this.root = render(Game, { table: this.table, t, motion: 'off', confirm: true }).container;
    flushSync();
    this.actions = position.choices.flatMap(({ action }) => parseAction(action) ?? []);
  }

  private heaps(what: 'pay' | 'take' | 'feed'): { heap: Heap }[] {
    return this.actions.flatMap((action) => (action.do === what ? [{ heap: action.heap }] : []));
  }

  /** Does what leads to an action, through controls alone. */
  reach(action: Action): void {
    const { root } = this;
    switch (action.do) {
      case 'place':
        press(root, `[data-place="${action.place}"]`);
        if (this.actions.filter((other) => other.do === 'place' && other.place === action.place).length > 1) {
          press(root, '[data-question] .steps button', t('sa-n-people', { n: action.people }));
        }
        return press(root, '[data-question] [data-main]');
      case 'use': {
        const before = this.table.chosen.length;
        press(root, `[data-place="${action.place}"]`);
        // What can be taken back is done at once.
        if (this.table.chosen.length === before) press(root, '[data-question] [data-main]');
        return;
      }
      case 'tools':
        return this.pickTools(action.tools.values, action.tools.once);
      case 'die':
        press(root, '[data-question] [role="radio"]', `${action.face}: ${new Words(t, '2008', []).dieGives(action.face)}`);
        return press(root, '[data-question] [data-main]');
      case 'take':
        if (!root.querySelector('.two[aria-pressed="true"]')) press(root, '.two');
        return this.pickHeap('take', action.heap);
      case 'pay':
      case 'feed':
        return this.pickHeap(action.do, action.heap);
      default:
        return press(root, '[data-question] button', this.nameOfExit(action));
    }
  }

  private nameOfExit(action: Action): string {
    const label = new Words(t, '2008', []).action(action);
    return action.do === 'decline' ? `${label} D` : label;
  }

  private pickHeap(what: 'pay' | 'take' | 'feed', heap: Heap): void {
    const offers = this.heaps(what);
    const start = what === 'take' ? offers[0]?.heap : cheapest(offers)?.heap;
    const from = this.picked === what ? this.heap : (start ?? {});
    const path = ways(offers, from).get(heapText(heap));
    if (!path) throw new Error(`no way from ${heapText(from)} to ${heapText(heap)}`);
    for (const name of path) press(this.root, '[data-question] .pm button', name);
    [this.heap, this.picked] = [heap, what];
    press(this.root, '[data-question] [data-main]');
  }

  private picked: 'pay' | 'take' | 'feed' | null = null;

  private pickTools(values: number[], once: number[]): void {
    const { root } = this;
    if (!root.querySelector('.hand')) press(root, '[data-question] button[aria-expanded]');
    const wanted = new Map<string, number>();
    for (const value of values) wanted.set(t('sa-tool-value', { value }), (wanted.get(t('sa-tool-value', { value })) ?? 0) + 1);
    for (const value of once) wanted.set(t('sa-once-value', { value }), 1);
    // Off first, then on: chips are told apart by their order.
    for (const on of [true, false]) {
      for (let again = true; again; ) {
        again = false;
        const chips = [...root.querySelectorAll<HTMLElement>('.hand button')];
        for (const name of new Set(chips.map(nameOf))) {
          const pressed = chips.filter((chip) => nameOf(chip) === name && chip.getAttribute('aria-pressed') === 'true').length;
          const want = wanted.get(name) ?? 0;
          if (on ? pressed <= want : pressed >= want) continue;
          press(root, `.hand button[aria-pressed="${on}"]`, name);
          again = true;
          break;
        }
      }
    }
    press(root, '[data-question] [data-main]');
  }
}

describe('every offered action has a control', () => {
  it.each(positions.filter(({ choices }) => choices.length > 0).map((position) => [position.name, position] as const))('%s', (_, position) => {
    const visitor = new Visitor(position);
    const words = new Words(t, '2008', []);
    // The card is tried last: its question lies over the other one.
    const choices = position.choices.toSorted((a, b) => Number(a.action.startsWith('take')) - Number(b.action.startsWith('take')));
    for (const choice of choices) {
      const action = parseAction(choice.action);
      expect(action, choice.action).not.toBeNull();
      expect(actionLabel(choice, words)).not.toBe('');
      if (!action) continue;
      visitor.reach(action);
      expect(visitor.table.chosen.at(-1)).toBe(choice.action);
    }
  });
});

describe('the steppers reach every heap', () => {
  const all = (most: number): Heap[] => {
    const upTo = Array.from({ length: most + 1 }, (_, i) => i);
    return upTo.flatMap((wood) => upTo.flatMap((brick) => upTo.flatMap((stone) => upTo.map((gold) => ({ wood, brick, stone, gold })))));
  };
  const kinds = (heap: Heap): number => Object.values(heap).filter((n) => n > 0).length;
  const some = (passes: (heap: Heap) => boolean): { heap: Heap }[] =>
    all(7).filter((heap) => size(heap) > 0 && size(heap) <= 7 && passes(heap)).map((heap) => ({ heap }));

  it.each([
    ...[4, 5].flatMap((n) => [1, 2, 3, 4].map((k) => [`${n} of ${k} kinds`, some((heap) => size(heap) === n && kinds(heap) === k)] as const)),
    ...[1, 2, 3, 4].map((n) => [`any ${n}`, some((heap) => size(heap) === n)] as const),
    ['1 to 7', some(() => true)] as const,
  ])('%s', (_, offers) => {
    const start = cheapest(offers);
    if (!start) throw new Error('nothing to pay');
    expect([...ways(offers, start.heap).keys()].sort()).toEqual(offers.map(({ heap }) => heapText(heap)).sort());
  });
});

it('offers nothing when nothing is offered', () => {
  const [position] = positions;
  if (!position) throw new Error('no position');
  const table = fakeTable({ ...position, choices: [] });
  const { container } = render(Game, { table, t, motion: 'off' });
  expect(container.querySelector('.legal[data-place]')).toBeNull();
  expect(container.querySelector('[data-question]')).toBeNull();
});

it('names everything that can be pressed', () => {
  for (const position of positions.slice(0, 6)) {
    const { container } = render(Game, { table: fakeTable(position), t, motion: 'off' });
    for (const control of container.querySelectorAll('button, [role="button"], [role="radio"], [role="tab"]')) {
      expect(nameOf(control), control.outerHTML.slice(0, 120)).not.toBe('');
    }
    cleanup();
  }
});
