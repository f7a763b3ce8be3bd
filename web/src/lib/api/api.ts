import type {
  Act,
  BotInfo,
  Chat,
  Claim,
  Claimed,
  Created,
  CreateTable,
  Done,
  ErrorBody,
  GameInfo,
  LogEntry,
  SeatChange,
  TableState,
  TableSummary,
  Undo,
} from '$lib/wire/wire';

import { getJson, getText, post, postText, remove } from './request';

/** A table and its log, as one viewer may know them. */
export interface Snapshot {
  state: TableState;
  log: LogEntry[];
}

const at = (table: string, rest = ''): string => `/api/tables/${encodeURIComponent(table)}${rest}`;
const through = (seat: number | null | undefined): string => (seat ? `?seat=${seat}` : '');

/** Everything the client asks over HTTP, one line each. */
export const api = {
  games: () => getJson<GameInfo[]>('/api/games'),
  bots: () => getJson<BotInfo[]>('/api/bots'),
  create: (table: CreateTable) => post<Created>('/api/tables', table),
  publicTables: () => getJson<TableSummary[]>('/api/tables'),
  myTables: () => getJson<TableSummary[]>('/api/me/tables'),
  table: (table: string, seat?: number | null) => getJson<Snapshot>(at(table, through(seat))),
  /** News after a version. The server keeps the question open for so many seconds until there are any. */
  since: (table: string, since: number, wait: number, seat: number | null, signal: AbortSignal) =>
    getJson<Snapshot>(at(table, `?since=${since}&wait=${wait}${seat === null ? '' : `&seat=${seat}`}`), signal),
  act: (table: string, act: Act) => post<Done>(at(table, '/act'), act),
  undo: (table: string, undo: Undo) => post<Done>(at(table, '/undo'), undo),
  chat: (table: string, chat: Chat) => post<Done>(at(table, '/chat'), chat),
  moment: (table: string, step: number, seat?: number | null) =>
    getJson<TableState>(at(table, `/at/${step}${through(seat)}`)),
  claim: (table: string, claim: Claim) => post<Claimed>(at(table, '/claim'), claim),
  recover: (table: string, code: string) => post<Claimed>(at(table, '/recover'), { code }),
  /** Why the seat whose turn it is can't do something; nothing where it can. */
  explain: (table: string, action: string) =>
    getJson<ErrorBody | null>(at(table, `/explain?action=${encodeURIComponent(action)}`)),
  start: (table: string) => post<Done>(at(table, '/start')),
  seat: (table: string, seat: number, change: SeatChange) => post<Done>(at(table, `/seats/${seat}`), change),
  pause: (table: string) => post<Done>(at(table, '/pause')),
  resume: (table: string) => post<Done>(at(table, '/resume')),
  rematch: (table: string) => post<Created>(at(table, '/rematch')),
  remove: (table: string) => remove(at(table)),
  import: (text: string) => postText<Created>('/api/import', text),
  /** The numbered rules, in this language where the server has them so. */
  rules: (game: string, language: string) => getText(`/api/rules/${encodeURIComponent(game)}?language=${language}`),
  record: (table: string) => getText(recordAddress(table)),
  /** The version of the server. */
  version: async () => (await getJson<{ info: { version: string } }>('/api/openapi.json')).info.version,
  erase: () => post<void>('/api/me/erase'),
};

export const recordAddress = (table: string): string => at(table, '/record');
export const exportAddress = '/api/me/export';
