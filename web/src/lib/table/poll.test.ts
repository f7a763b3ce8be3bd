import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Refusal, UNREACHABLE } from '../api/request';
import type { ServerMessage } from '../wire/wire';
import { tableLine, type Status, Connection } from './connection';
import { fakeEntry, fakeState } from './fake';
import { Poll, type Asked } from './poll';

type News = { version: number; entries: number } | 'down';

/** A server that keeps a question open until a test answers it. */
class Desk implements Asked {
  questions: { since: number; wait: number; seat: number | null; answer: (news: News) => void }[] = [];
  said: unknown[] = [];
  refuse: Refusal | null = null;

  since: Asked['since'] = (_, since, wait, seat, signal) =>
    new Promise((done, fail) => {
      const unreachable = new Refusal(0, { code: UNREACHABLE, sentence: 'away' });
      signal.addEventListener('abort', () => fail(unreachable));
      this.questions.push({
        since,
        wait,
        seat,
        answer: (news) => {
          if (news === 'down') return fail(unreachable);
          const log = Array.from({ length: news.entries }, (_, index) => fakeEntry(since + index + 1));
          done({ state: fakeState({ version: news.version }), log });
        },
      });
    });
  act: Asked['act'] = (_, act) => this.#take(['act', act]);
  undo: Asked['undo'] = (_, undo) => this.#take(['undo', undo]);
  chat: Asked['chat'] = (_, chat) => this.#take(['chat', chat]);

  #take(wish: unknown): Promise<{ version: number }> {
    this.said.push(wish);
    return this.refuse ? Promise.reject(this.refuse) : Promise.resolve({ version: 6 });
  }

  async answer(news: News): Promise<void> {
    this.questions.at(-1)?.answer(news);
    await vi.advanceTimersByTimeAsync(0);
  }
}

let desk: Desk;
let poll: Poll;
let heard: unknown[] = [];

function open(): void {
  desk = new Desk();
  poll = new Poll('abc', 5, 1, desk);
  poll.onopen = () => heard.push('open');
  poll.onclose = () => heard.push('close');
  poll.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    heard.push(message.type === 'state' ? ['state', message.state.version, message.log.length] : message);
  };
}

const asked = (): unknown[] => desk.questions.map(({ since, wait, seat }) => [since, wait, seat]);

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  open();
});

afterEach(() => {
  poll.close();
  vi.useRealTimers();
});

describe('a line without a socket', () => {
  it('asks once without waiting, then from what it knows, and tells only news', async () => {
    await desk.answer({ version: 5, entries: 0 });
    expect(heard).toEqual(['open', ['state', 5, 0]]);
    await desk.answer({ version: 5, entries: 0 });
    await vi.advanceTimersByTimeAsync(1000);
    await desk.answer({ version: 7, entries: 2 });
    expect(asked()).toEqual([
      [5, 0, 1],
      [5, 25, 1],
      [5, 25, 1],
      [7, 25, 1],
    ]);
    expect(heard).toEqual(['open', ['state', 5, 0], ['state', 7, 2]]);
  });

  it('does not hurry a server that keeps no question open', async () => {
    await desk.answer({ version: 5, entries: 0 });
    await desk.answer({ version: 5, entries: 0 });
    expect(desk.questions).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(desk.questions).toHaveLength(3);
  });

  it('sends wishes as requests and tells their answers', async () => {
    await desk.answer({ version: 5, entries: 0 });
    poll.send(JSON.stringify({ type: 'act', id: 'w1', seen: 5, action: 'place forest 3' }));
    await vi.advanceTimersByTimeAsync(0);
    desk.refuse = new Refusal(409, { code: 'stale', sentence: 'too late' });
    poll.send(JSON.stringify({ type: 'undo', id: 'w2', seen: 5 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.said).toEqual([
      ['act', { id: 'w1', seen: 5, action: 'place forest 3' }],
      ['undo', { id: 'w2', seen: 5 }],
    ]);
    expect(heard.slice(2)).toEqual([
      { type: 'done', id: 'w1', version: 6 },
      { type: 'refused', id: 'w2', error: { code: 'stale', sentence: 'too late' } },
    ]);
  });

  it('looks through other eyes at once', async () => {
    await desk.answer({ version: 5, entries: 0 });
    poll.send(JSON.stringify({ type: 'look', seat: 2 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked().at(-1)).toEqual([5, 0, 2]);
    await desk.answer({ version: 5, entries: 0 });
    expect(heard.at(-1)).toEqual(['state', 5, 0]);
  });

  it('ends when the server is away, also for a wish, and once', async () => {
    await desk.answer({ version: 5, entries: 0 });
    desk.refuse = new Refusal(0, { code: UNREACHABLE, sentence: 'away' });
    poll.send(JSON.stringify({ type: 'chat', id: 'w1', text: 'hello' }));
    await vi.advanceTimersByTimeAsync(0);
    await desk.answer('down');
    expect(heard.slice(2)).toEqual(['close']);
  });

  it('is silent when it is closed', async () => {
    poll.close();
    await desk.answer({ version: 9, entries: 1 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([heard, desk.questions.length]).toEqual([[], 1]);
  });
});

describe('a table whose sockets are blocked', () => {
  it('is asked for by plain requests after two failures, and a wish gets through', async () => {
    const requests: string[] = [];
    vi.stubGlobal(
      'WebSocket',
      class {
        onclose: (() => void) | null = null;
        constructor() {
          requests.push('socket');
          setTimeout(() => this.onclose?.(), 5);
        }
        close(): void {}
      },
    );
    vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
      requests.push(`${method} ${path}`);
      if (method === 'POST') return Promise.resolve(Response.json({ version: 6 }));
      return path.includes('wait=0')
        ? Promise.resolve(Response.json({ state: fakeState(), log: [] }))
        : new Promise(() => {});
    });
    const statuses: Status[] = [];
    const done: unknown[] = [];
    const connection = new Connection(
      tableLine('abc'),
      { status: (status) => statuses.push(status), state: () => {}, done: (id) => done.push(id), refused: () => {} },
      5,
      1,
    );
    connection.wish({ type: 'act', id: 'w1', seen: 5, action: 'place forest 3' });
    await vi.advanceTimersByTimeAsync(4000);
    expect(requests).toEqual([
      'socket',
      'socket',
      'GET /api/tables/abc?since=5&wait=0',
      'POST /api/tables/abc/act',
      'GET /api/tables/abc?since=5&wait=0&seat=1',
      'GET /api/tables/abc?since=5&wait=25&seat=1',
    ]);
    expect([statuses.at(-1), done]).toEqual(['open', ['w1']]);
    connection.close();
    vi.unstubAllGlobals();
  });
});
