import { beforeEach, describe, expect, it } from 'vitest';

import { FakeSocket, fakeEntry, fakeState } from './fake';
import { LiveTable } from './live.svelte';
import { merge } from './log';
import { hidesSomething } from './secrets';

let socket: FakeSocket;
let fetched: (number | null)[] = [];

function sit(view: unknown = {}): LiveTable {
  const live = new LiveTable(
    { state: fakeState({ view }), log: [fakeEntry(5)] },
    (seat) => {
      fetched.push(seat);
      return Promise.resolve({
        state: fakeState({ version: 6, you: { seats: [1, 2], host: true, viewer: seat } }),
        log: [fakeEntry(5, { text: `for ${seat}` })],
      });
    },
    (since, seat) => (socket = new FakeSocket(since, seat)),
  );
  socket.onopen?.();
  return live;
}

const sentId = (): string => {
  const message = socket.sent.at(-1);
  return message && 'id' in message ? message.id : '';
};

beforeEach(() => {
  fetched = [];
});

describe('a wish', () => {
  it('carries a fresh id and the version that was looked at', () => {
    const live = sit();
    live.choose('place forest 3');
    expect(socket.sent).toEqual([{ type: 'act', id: sentId(), seen: 5, action: 'place forest 3' }]);
    expect(sentId()).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is on its way until the table that it led to is here', () => {
    const live = sit();
    live.choose('place forest 3');
    expect(live.pending).toBe(true);
    socket.say({ type: 'done', id: sentId(), version: 6 });
    expect(live.pending).toBe(true);
    socket.say({ type: 'state', state: fakeState({ version: 6 }), log: [fakeEntry(6)] });
    expect([live.pending, live.state.version, live.log.length]).toEqual([false, 6, 2]);
  });

  it('is over too when the table came first', () => {
    const live = sit();
    live.choose('place forest 3');
    socket.say({ type: 'state', state: fakeState({ version: 6 }), log: [] });
    expect(live.pending).toBe(true);
    socket.say({ type: 'done', id: sentId(), version: 6 });
    expect(live.pending).toBe(false);
  });

  it('is sent once, however often somebody clicks', () => {
    const live = sit();
    live.choose('place forest 3');
    live.choose('place forest 3');
    live.undo();
    expect(socket.sent).toHaveLength(1);
  });

  it('that is refused leaves its reason until something else is chosen', () => {
    const live = sit();
    live.choose('place forest 9');
    socket.say({ type: 'refused', id: sentId(), error: { code: 'stale', sentence: 'too late', version: 9 } });
    expect([live.pending, live.refusal?.code]).toEqual([false, 'stale']);
    live.choose('place forest 1');
    expect(live.refusal).toBeNull();
  });

  it('to take back names how many steps stay, where that was chosen', () => {
    const live = sit();
    live.undo(3);
    expect(socket.sent.at(-1)).toEqual({ type: 'undo', id: sentId(), seen: 5, keep: 3 });
  });
});

describe('a table', () => {
  it('never goes back to an older state', () => {
    const live = sit();
    socket.say({ type: 'state', state: fakeState({ version: 8 }), log: [] });
    socket.say({ type: 'state', state: fakeState({ version: 7, round: 9 }), log: [] });
    expect([live.state.version, live.state.round]).toEqual([8, 1]);
  });

  it('with secrets reads its log anew for another seat', async () => {
    const live = sit({ seats: [{ hand: { count: 3 } }] });
    expect(live.secrets).toBe(true);
    live.look(2);
    await Promise.resolve();
    await Promise.resolve();
    expect(fetched).toEqual([2]);
    expect(live.log.map(({ text }) => text)).toEqual(['for 2']);
    expect(live.state.you.viewer).toBe(2);
  });

  it('without secrets lets a slip be taken back after the page looks through the next eyes', () => {
    const live = sit();
    const undo = [{ keep: 6, text: '1 place river 3' }];
    socket.say({ type: 'state', state: fakeState({ version: 6, turn: 2, undo }), log: [] });
    live.look(2);
    const you = { seats: [1, 2], host: true, viewer: 2 };
    socket.say({ type: 'state', state: fakeState({ version: 6, turn: 2, you }), log: [] });
    expect(live.state.undo).toEqual(undo);
    socket.say({ type: 'state', state: fakeState({ version: 7, turn: 1, you }), log: [] });
    expect(live.state.undo).toEqual([]);
  });

  it('without secrets only looks', () => {
    const live = sit();
    live.look(2);
    expect([fetched, socket.sent]).toEqual([[], [{ type: 'look', seat: 2 }]]);
  });
});

describe('the log', () => {
  it('takes what is new, in order, and what is told again', () => {
    const log = merge([fakeEntry(1), fakeEntry(2)], [fakeEntry(3), fakeEntry(2, { text: 'again' })]);
    expect(log.map(({ seq, text }) => `${seq} ${text}`)).toEqual(['1 entry 1', '2 again', '3 entry 3']);
  });

  it('marks what was taken back', () => {
    const log = merge(
      [fakeEntry(1), fakeEntry(2), fakeEntry(3)],
      [fakeEntry(4, { kind: 'undo', text: '1', step: null })],
    );
    expect(log.map(({ step }) => step)).toEqual([1, null, null, null]);
  });
});

describe('a view hides something', () => {
  it.each([
    [{ seats: [{ extra_card: '?' }] }, true],
    [{ seats: [{ hand: { count: 5 } }] }, true],
    [{ seats: [{ hand: ['scout'], counters: { count: 5, food: 2 } }] }, false],
    [{ seats: [{ extra_card: null }] }, false],
    [null, false],
  ])('%j: %s', (view, hides) => {
    expect(hidesSomething(view)).toBe(hides);
  });
});
