import type { LogEntry } from '$lib/wire/wire';

/** What others did since the last own step, in one breath: for the live region. */
export function announcement(log: readonly LogEntry[], own: readonly number[]): string {
  const mine = new Set(own.map(String));
  const lastMine = log.findLastIndex(({ author }) => mine.has(author));
  return log
    .slice(lastMine + 1)
    .filter(({ step, author }) => step !== null && author !== 'host')
    .slice(-3)
    .flatMap(({ sentences }) => sentences)
    .join(' ');
}
