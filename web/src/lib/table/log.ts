import type { LogEntry } from '$lib/wire/wire';

/** The log with what the server told since: what it tells again replaces what was there. */
export function merge(log: readonly LogEntry[], news: readonly LogEntry[]): readonly LogEntry[] {
  if (news.length === 0) return log;
  const bySeq = new Map(log.map((entry) => [entry.seq, entry]));
  for (const entry of news) {
    if (entry.kind === 'undo') takeBack(bySeq, entry);
    bySeq.set(entry.seq, entry);
  }
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/** An `undo` says how many steps stay: those after them are no longer steps of the game. */
function takeBack(bySeq: Map<number, LogEntry>, undo: LogEntry): void {
  const kept = Number.parseInt(undo.text, 10);
  if (!Number.isFinite(kept)) return;
  for (const [seq, entry] of bySeq) {
    if (seq < undo.seq && entry.step !== null && entry.step > kept) bySeq.set(seq, { ...entry, step: null });
  }
}
