import type { TableSummary } from '$lib/wire/wire';

export const isYourTurn = ({ stage, turn, yours }: TableSummary): boolean =>
  stage === 'running' && turn !== null && yours.includes(turn);

const urgency = (summary: TableSummary): number =>
  isYourTurn(summary)
    ? 0
    : summary.stage === 'running' || summary.stage === 'paused'
      ? 1
      : summary.stage === 'lobby'
        ? 2
        : 3;

/** Your turn first, then what goes on, then what waits for people, then what is over; the newest first. */
export const byUrgency = (a: TableSummary, b: TableSummary): number => urgency(a) - urgency(b) || b.time - a.time;
