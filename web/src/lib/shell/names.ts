import { t, texts } from '$lib/i18n';
import { initialsOf } from '$lib/look/players';
import type { ErrorBody, SeatState } from '$lib/wire/wire';

/** What a game is called here; a game that we have no name for keeps its own. */
export const gameName = (game: string): string => (texts.has(`game-${game}`) ? t(`game-${game}`) : game);

/** What a bot is called: `greedy`, `level:5`, `uct:800`. */
export function botName(bot: string): string {
  const [kind = bot, number] = bot.split(':');
  return texts.has(`bot-${kind}`) ? t(`bot-${kind}`, { number: number ?? '' }) : bot;
}

/** What is said about a bot's play; nothing where we have no words for it. */
export function botAbout(bot: string): string {
  const kind = bot.split(':')[0] ?? bot;
  return texts.has(`bot-${kind}-about`) ? t(`bot-${kind}-about`) : '';
}

/** The name of whoever sits there. */
export function seatName(seat: SeatState | undefined): string {
  if (!seat || seat.kind === 'open') return t('seat-free');
  return seat.name;
}

/** What stands on the badge of a seat: nobody else at the table has it. */
export function initialAt(seats: readonly SeatState[], seat: number): string | undefined {
  return initialsOf(seats.map(seatName))[seat - 1];
}

/** A refusal as a sentence in the language of the page; the server's English where we have no other words. */
export function refusalText(error: ErrorBody): string {
  return texts.has(`refusal-${error.code}`) ? t(`refusal-${error.code}`) : error.sentence;
}
