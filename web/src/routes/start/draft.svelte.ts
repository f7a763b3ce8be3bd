import { t } from '$lib/i18n';
import { settings } from '$lib/settings/settings.svelte';
import { createTable } from '$lib/table/create';
import type { BotInfo, Clock, CreateTable, GameInfo, Seating, SeatWish, Visibility } from '$lib/wire/wire';

/** Who is to sit on a seat: `me` and `here` on this device, `link` by invitation. */
export type Sitter = 'me' | 'here' | 'link' | 'bot' | 'none';

export interface SeatPlan {
  sitter: Sitter;
  name: string;
  bot: string;
  /** 1 to 4; no two seats have the same. */
  colour: number;
}

const SEATS = 4;
const FEWEST = 2;

const CLOCKS = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 600, increment: 20, most: 1200 },
  days: { kind: 'days', hours: 72 },
} as const satisfies Record<Clock['kind'], Clock>;

/** What a kind of clock means, in words. */
export function clockNote(kind: Clock['kind']): string {
  if (kind === 'none') return '';
  const { live, days } = CLOCKS;
  const note =
    kind === 'live'
      ? t('clock-live-note', { minutes: live.bank / 60, seconds: live.increment })
      : t('clock-days-note', { time: t('days', { count: days.hours / 24 }) });
  return `${note} ${t('clock-out-note')}`;
}

/** A table that is about to be made. */
export class Draft {
  game = $state('stone-age');
  seats = $state<SeatPlan[]>(
    Array.from({ length: SEATS }, (_, index) => ({
      sitter: index === 0 ? 'me' : index === 1 ? 'bot' : 'none',
      name: '',
      bot: '',
      colour: index + 1,
    })),
  );
  options = $state<Record<string, string>>({});
  clock = $state<Clock['kind']>('none');
  visibility = $state<Visibility>('unlisted');
  seating = $state<Seating>('random');
  projection = $state(true);
  games = $state.raw<GameInfo[]>([]);
  bots = $state.raw<string[]>([]);

  /** The seats that somebody will play, in order. */
  taken = $derived(this.seats.filter((seat) => seat.sitter !== 'none'));
  open = $derived(this.taken.filter((seat) => seat.sitter === 'link').length);
  info = $derived(this.games.find((info) => info.game === this.game));

  offerBots(bots: readonly BotInfo[]): void {
    // `uct:N` stands for any number; one that thinks for about a second is enough here.
    this.bots = bots.map(({ bot }) => (bot.endsWith(':N') ? bot.replace(':N', ':800') : bot));
    for (const seat of this.seats) seat.bot ||= this.usualBot;
  }

  get usualBot(): string {
    return ['level:5', 'greedy'].find((bot) => this.bots.includes(bot)) ?? this.bots[0] ?? 'greedy';
  }

  /** Whether a seat may be left out: two play at least. */
  canBeEmpty(index: number): boolean {
    return this.seats.filter((seat, other) => other !== index && seat.sitter !== 'none').length >= FEWEST;
  }

  /** The next colour; whoever had it gets this seat's. */
  recolour(index: number): void {
    const seat = this.seats[index];
    if (!seat) return;
    const wanted = (seat.colour % SEATS) + 1;
    const other = this.seats.find(({ colour }) => colour === wanted);
    if (other) other.colour = seat.colour;
    seat.colour = wanted;
  }

  nameOf(index: number): string {
    const seat = this.seats[index];
    if (seat?.sitter === 'me') return settings.name.trim() || t('default-name');
    return seat?.name.trim() || t('default-name-numbered', { number: index + 1 });
  }

  wish(): CreateTable {
    const seats = this.taken.map((seat): SeatWish =>
      seat.sitter === 'bot' ? { kind: 'bot', bot: seat.bot || this.usualBot } : { kind: 'open' },
    );
    const known = new Set(this.info?.options.map(({ key }) => key));
    const options = Object.fromEntries(Object.entries(this.options).filter(([key]) => known.has(key)));
    return {
      game: this.game,
      players: seats.length,
      seats,
      colours: this.taken.map(({ colour }) => colour),
      options,
      clock: CLOCKS[this.clock],
      visibility: this.visibility,
      seating: this.seating,
      projection: this.projection,
    };
  }

  /** Makes the table and gives its name. */
  async make(): Promise<string> {
    const names = new Map<number, string>();
    this.taken.forEach((seat, index) => {
      if (seat.sitter === 'me' || seat.sitter === 'here') names.set(index + 1, this.nameOf(this.seats.indexOf(seat)));
    });
    return createTable(this.wish(), names);
  }
}
