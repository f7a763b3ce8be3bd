import type { TableSummary } from '$lib/wire/wire';
import { expect, it } from 'vitest';

import { byUrgency } from './order';

const summary = (table: string, change: Partial<TableSummary>): TableSummary => ({
  table,
  game: 'stone-age',
  stage: 'running',
  names: [],
  open: [],
  round: 1,
  turn: 2,
  yours: [1],
  time: 0,
  ...change,
});

it('shows first where it is your turn, then what goes on, the newest first', () => {
  const tables = [
    summary('over', { stage: 'over', turn: 1 }),
    summary('lobby', { stage: 'lobby' }),
    summary('old', { time: 1 }),
    summary('yours', { turn: 1 }),
    summary('new', { time: 2 }),
  ];
  expect(tables.sort(byUrgency).map(({ table }) => table)).toEqual(['yours', 'new', 'old', 'lobby', 'over']);
});
