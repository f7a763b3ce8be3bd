import type { ClientMessage, LogEntry, ServerMessage, TableState } from '$lib/wire/wire';

import type { Socket } from './connection';

/** A line for tests: remembers what was said, and says what a test wants. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: ClientMessage[] = [];
  closed = false;

  constructor(
    readonly since: number,
    readonly seat: number | null,
  ) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export function fakeState(change: Partial<TableState> = {}): TableState {
  return {
    table: 'abc',
    version: 5,
    game: 'stone-age',
    rules: 1,
    options: {},
    pack: null,
    stage: 'running',
    visibility: 'unlisted',
    clock: { kind: 'none' },
    seating: 'random',
    pace: 0,
    you: { seats: [1], host: true, viewer: 1 },
    seats: [],
    turn: 1,
    running: null,
    round: 1,
    step: 0,
    view: {},
    choices: [],
    undo: [],
    result: null,
    luck: { commitment: '', secret: null, provable: true },
    rematch: null,
    now: 0,
    ...change,
  };
}

export function fakeEntry(seq: number, change: Partial<LogEntry> = {}): LogEntry {
  return {
    seq,
    time: 0,
    author: '1',
    kind: 'step',
    text: `entry ${seq}`,
    step: seq,
    events: [],
    sentences: [],
    ...change,
  };
}
