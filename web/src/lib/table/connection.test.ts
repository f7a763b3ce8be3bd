import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Connection, type Status } from './connection';
import { FakeSocket, fakeState } from './fake';

let sockets: FakeSocket[] = [];
let statuses: Status[] = [];
let heard: unknown[] = [];

const latest = (): FakeSocket => sockets.at(-1)!;

function connect(): Connection {
  return new Connection(
    (since, seat) => {
      const socket = new FakeSocket(since, seat);
      sockets.push(socket);
      return socket;
    },
    {
      status: (status) => statuses.push(status),
      state: ({ version }, log) => heard.push(['state', version, log.length]),
      done: (id, version) => heard.push(['done', id, version]),
      refused: (id, { code }) => heard.push(['refused', id, code]),
    },
    5,
    1,
  );
}

function greet(version = 5): void {
  latest().onopen?.();
  latest().say({ type: 'state', state: fakeState({ version }), log: [] });
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  statuses = [];
  heard = [];
});

afterEach(() => vi.useRealTimers());

const wish = { type: 'act', id: 'w1', seen: 5, action: 'place forest 3' } as const;

describe('a connection', () => {
  it('begins where the page is, through the eyes of its seat', () => {
    connect();
    expect([latest().since, latest().seat]).toEqual([5, 1]);
    greet();
    expect(statuses).toEqual(['connecting', 'open']);
  });

  it('says a wish that came too early as soon as there is a line', () => {
    const connection = connect();
    connection.wish(wish);
    expect(latest().sent).toEqual([]);
    greet();
    expect(latest().sent).toEqual([wish]);
  });

  it('says an unanswered wish again with the same id, and from the version it knows', () => {
    const connection = connect();
    greet(7);
    connection.wish(wish);
    latest().onclose?.();
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    expect(latest().since).toBe(7);
    greet(7);
    expect(latest().sent).toEqual([wish]);
    latest().say({ type: 'done', id: 'w1', version: 8 });
    latest().onclose?.();
    vi.advanceTimersByTime(1000);
    greet(8);
    expect(latest().sent).toEqual([]);
  });

  it('tells each answer once', () => {
    const connection = connect();
    greet();
    connection.wish(wish);
    for (const _ of [1, 2]) latest().say({ type: 'refused', id: 'w1', error: { code: 'stale', sentence: 'too late' } });
    latest().say({ type: 'done', id: 'unknown', version: 9 });
    expect(heard).toEqual([
      ['state', 5, 0],
      ['refused', 'w1', 'stale'],
    ]);
  });

  it('waits longer and longer for a server that is away, and not at all when somebody asks', () => {
    const connection = connect();
    for (let tries = 0; tries < 8; tries++) {
      latest().onclose?.();
      vi.advanceTimersByTime(12_000);
    }
    const count = sockets.length;
    latest().onclose?.();
    vi.advanceTimersByTime(4_000);
    expect(sockets).toHaveLength(count);
    connection.wake();
    expect(sockets).toHaveLength(count + 1);
  });

  it('notices a line that looks open and is dead', () => {
    connect();
    greet();
    vi.advanceTimersByTime(20_000);
    expect(latest().sent).toEqual([{ type: 'ping' }]);
    vi.advanceTimersByTime(9_500);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
  });

  it('keeps a line that answers', () => {
    connect();
    greet();
    vi.advanceTimersByTime(20_000);
    latest().say({ type: 'pong' });
    vi.advanceTimersByTime(15_000);
    expect(sockets).toHaveLength(1);
  });

  it('looks through the same eyes after a break', () => {
    const connection = connect();
    greet();
    connection.look(2);
    expect(latest().sent).toEqual([{ type: 'look', seat: 2 }]);
    latest().onclose?.();
    vi.advanceTimersByTime(1000);
    expect(latest().seat).toBe(2);
  });

  it('looks through other eyes as soon as there is a line', () => {
    const connection = connect();
    connection.look(2);
    expect(latest().sent).toEqual([]);
    greet();
    expect(latest().sent).toEqual([{ type: 'look', seat: 2 }]);
  });

  it('asks for what is its own where the seat it had is turned away', () => {
    connect();
    latest().onclose?.();
    vi.advanceTimersByTime(600);
    expect([sockets.length, latest().seat]).toEqual([2, null]);
    latest().onopen?.();
    const you = { seats: [2], host: false, viewer: 2 };
    latest().say({ type: 'state', state: fakeState({ version: 6, you }), log: [] });
    latest().onclose?.();
    vi.advanceTimersByTime(600);
    expect([sockets.length, latest().seat]).toEqual([3, 2]);
  });

  it('says nothing more when it is closed', () => {
    const connection = connect();
    greet();
    connection.close();
    expect(latest().closed).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});
