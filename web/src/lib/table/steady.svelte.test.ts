import { flushSync } from 'svelte';
import { expect, it } from 'vitest';

import type { SeatState } from '../wire/wire';
import { FakeSocket, fakeEntry, fakeState } from './fake';
import { LiveTable } from './live.svelte';
import { SteadyTable } from './steady.svelte';

const seat = (change: Partial<SeatState> = {}): SeatState => ({
  seat: 1,
  kind: 'person',
  colour: 1,
  name: 'Mara',
  bot: null,
  stand_in: null,
  here: false,
  wants_pause: false,
  time_left: 9000,
  score: null,
  projection: null,
  ...change,
});

it('a game sees no change where somebody only came, spoke or thought', () => {
  let socket = new FakeSocket(0, null);
  const first = fakeState({ seats: [seat()], view: { round: 1 } });
  const live = new LiveTable(
    { state: first, log: [] },
    () => Promise.reject(new Error('not asked for')),
    (since, eyes) => (socket = new FakeSocket(since, eyes)),
  );
  const steady = new SteadyTable(live);
  const seen: number[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(steady.state.version));
  });
  const say = (change: Parameters<typeof fakeState>[0]): void => {
    const log = [fakeEntry(change?.version ?? 5, { kind: 'chat', step: null })];
    socket.say({ type: 'state', state: fakeState({ seats: [seat()], view: { round: 1 }, ...change }), log });
    flushSync();
  };
  flushSync();
  say({ version: 5, seats: [seat({ here: true, time_left: 8000 })] });
  say({ version: 6, seats: [seat({ here: true })] });
  expect([seen, live.state.seats[0]?.here, steady.log.length]).toEqual([[5], true, 2]);
  say({ version: 7, view: { round: 2 } });
  say({ version: 8, view: { round: 2 }, seats: [seat({ stand_in: { bot: 'greedy', why: 'asked' } })] });
  expect(seen).toEqual([5, 7, 8]);
  stop();
  live.close();
});
