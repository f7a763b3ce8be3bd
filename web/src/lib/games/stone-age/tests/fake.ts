/** A table for tests: states as the server sent them, wishes kept instead of sent. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { makeBundle } from '../../../i18n/i18n.svelte';
import type { Language } from '../../../i18n/languages';
import type { TableModel } from '../../../table/model';
import type { Choice, LogEntry, TableState } from '../../../wire/wire';
import type { View } from '../view';
import type { Translate } from '../words';

/** A state of a game that was played over the API, without what the table doesn't look at. */
export interface Position {
  name: string;
  turn: number | null;
  view: View;
  choices: Choice[];
}

const read = <T>(file: string): T => JSON.parse(readFileSync(join(process.cwd(), 'src/lib/games/stone-age/fixtures', file), 'utf8')) as T;

export const positions = read<Position[]>('positions.json');

export const log: LogEntry[] = read<Pick<LogEntry, 'step' | 'text' | 'events'>[]>('log.json').map((entry, i) => ({
  ...entry,
  seq: i + 1,
  time: 0,
  author: 'server',
  kind: 'step',
  sentences: [],
}));

/** Texts of a language; a message that is missing or wants another argument is an error. */
export function translator(language: Language): Translate {
  const bundle = makeBundle(language, [readFileSync(join(process.cwd(), '../locales', language, 'stone-age.ftl'), 'utf8')]);
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no message ${id}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args ?? null, errors);
    if (errors.length > 0) throw new Error(`${id}: ${errors.join(', ')}`);
    return text;
  };
}

const NAMES = ['Oleh', 'Mara', 'Ines', 'Flint'];

function stateOf({ turn, view, choices }: Position): TableState {
  const viewer = turn ?? 1;
  return {
    table: 'test',
    version: 1,
    game: 'stone-age',
    rules: 1,
    options: {},
    pack: null,
    stage: turn === null ? 'over' : 'running',
    visibility: 'public',
    clock: { kind: 'none' },
    seating: 'as-joined',
    pace: 0,
    you: { seats: [viewer], host: true, viewer },
    seats: view.seats.map(({ seat }) => ({
      seat,
      kind: 'person',
      colour: seat,
      name: NAMES[seat - 1] ?? '',
      bot: null,
      stand_in: null,
      here: true,
      wants_pause: false,
      time_left: null,
      score: null,
      projection: null,
    })),
    turn,
    running: null,
    round: view.round,
    step: 1,
    view,
    choices,
    undo: [],
    result: null,
    luck: { commitment: '', secret: null, provable: false },
    rematch: null,
    now: 0,
  };
}

export interface FakeTable extends TableModel {
  chosen: string[];
}

export function fakeTable(position: Position): FakeTable {
  const chosen: string[] = [];
  return {
    state: stateOf(position),
    log: [],
    pending: false,
    refusal: null,
    watching: false,
    chosen,
    choose: (action) => void chosen.push(action),
    undo: () => undefined,
    dismissRefusal: () => undefined,
  };
}
