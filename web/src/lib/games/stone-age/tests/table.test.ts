/** What the table tells besides the board: undo in words, news since one's own turn, initials. */
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';

import { settings } from '../../../settings/settings.svelte';
import { bar } from '../../../table/bar.svelte';
import type { LogEntry } from '../../../wire/wire';
import Game from '../Game.svelte';
import { fakeTable, positions, translator, type FakeTable } from './fake';

const t = translator('en');

afterEach(cleanup);

function table(log: unknown[][] = []): FakeTable {
  const position = positions.find(({ name }) => name === 'placing-many');
  if (!position) throw new Error('no position');
  const entries = log.map((events, i): LogEntry => ({ seq: i, time: 0, author: '', kind: 'step', text: '', step: i + 1, events, sentences: [] }));
  return { ...fakeTable(position), log: entries };
}

it('undo is named by what it takes back, and no longer when the table is left', () => {
  const here = table();
  const state = { ...here.state, undo: [{ keep: 7, text: '2 place forest 2' }] };
  const { unmount } = render(Game, { table: { ...here, state }, t, motion: 'off' });
  flushSync();
  expect(bar.undoes.replaceAll('\u00a0', ' ')).toBe('2 people → Forest');
  unmount();
  expect(bar.undoes).toBe('');
});

it('marks what others did since the last own decision', () => {
  const placed = (seat: number, place: string) => ({ what: 'placed', seat, place, people: 1 });
  const here = table([
    [placed(1, 'hut')],
    [placed(2, 'forest')],
    [placed(3, 'river')],
    // Nobody is asked who has enough food.
    [{ what: 'fed', seat: 2, food: 5 }],
    [{ what: 'fed', seat: 3, food: 5 }],
  ]);
  const { container } = render(Game, { table: here, t, motion: 'off' });
  const news = [...container.querySelectorAll('.news button')].map((line) => line.getAttribute('aria-label')?.replaceAll('\u00a0', ' '));
  expect(news).toEqual(['Ines: eats 5 food', 'Ines: River: 1 person']);
});

it('tells bots of one kind apart on their badges', () => {
  const here = table();
  const names = ['Quick bot', 'Quick bot 2', 'Quick bot 3'];
  const state = { ...here.state, seats: here.state.seats.map((seat, i) => ({ ...seat, name: names[i] ?? '' })) };
  const { container } = render(Game, { table: { ...here, state }, t, motion: 'off' });
  const initials = [...container.querySelectorAll('.strip .badge b, .me .badge b')].map((badge) => badge.textContent);
  expect(initials.sort()).toEqual(['2', '3', 'Q']);
});

it('answers for who likes it so where tools would change nothing, once the roll was seen', () => {
  const position = positions.find(({ name }) => name.startsWith('adding-tools'));
  if (!position) throw new Error('no position');
  const useless = fakeTable(position);
  const gained = (amount: number) => [{ what: 'gained', seat: 1, goods: 'wood', amount }];
  const choices = (better: number) => [
    { action: 'tools none', undo: false, then: gained(1) },
    { action: 'tools 1', undo: false, then: gained(better) },
  ];
  const chosen: string[] = [];
  const show = (better: number) =>
    render(Game, {
      table: { ...useless, state: { ...useless.state, choices: choices(better) }, choose: (action) => void chosen.push(action) },
      t,
      motion: 'off',
    });
  vi.useFakeTimers();
  const wait = () => {
    flushSync();
    vi.advanceTimersByTime(5_000);
    cleanup();
  };
  show(1);
  wait();
  expect(chosen).toEqual([]);
  settings.pass = true;
  show(2);
  wait();
  expect(chosen).toEqual([]);
  show(1);
  flushSync();
  vi.advanceTimersByTime(500);
  expect(chosen).toEqual([]);
  wait();
  expect(chosen).toEqual(['tools none']);
  settings.pass = false;
  vi.useRealTimers();
});
