/**
 * What the person at the screen has begun but not decided: which place is chosen, how many people stand there
 * as ghosts, which question lies open. Everything that can be decided comes from the server's choices.
 */
import type { TableModel } from '../../table/model';
import type { ErrorBody } from '../../wire/wire';
import { actsOf, isDecision, type Act } from './log/acts';
import { offersOf, readOffers, type Offer, type OfferOf } from './actions';
import { needless, toolChoices } from './ask/tools';
import { goalOf } from './printed';
import { homeOf, placeOf, stageOf, type Place, type SeatView, type Stage, type View } from './view';
import { Words, type Translate } from './words';

export type Explain = (action: string) => Promise<string | ErrorBody>;

/** How a place looks; `look.md`, "States". */
export type SpotState = 'legal' | 'selected' | 'off' | 'full' | 'rest';

/** Which question is open. */
export type Question = 'place' | 'use' | 'tools' | 'pay' | 'die' | 'feed' | 'take' | null;

interface Wiring {
  table: () => TableModel;
  t: () => Translate;
  explain: () => Explain | undefined;
  confirm: () => boolean;
}

export class Play {
  #wiring: Wiring;
  /** The place chosen for people, or to be used next. */
  selected = $state<Place | null>(null);
  people = $state(1);
  /** The card with two resources is being used. */
  taking = $state(false);
  /** The question is folded into the prompt, so that everything can be looked at. */
  folded = $state(false);
  /** Why a place can't be used now. */
  reason = $state.raw<{ place: Place; text: string; rule: string } | null>(null);

  table = $derived.by((): TableModel => this.#wiring.table());
  view = $derived(this.table.state.view as View);
  offers = $derived<Offer[]>(this.table.watching ? [] : readOffers(this.table.state.choices));
  words = $derived.by(
    () =>
      new Words(
        this.#wiring.t(),
        this.view.options.edition ?? '2008',
        this.table.state.seats.map((seat) => seat.name),
      ),
  );
  /** Whose mat is shown large; onlookers look over the shoulder of the first seat. */
  me = $derived(this.table.state.you.viewer ?? this.table.state.you.seats[0] ?? null);
  mine = $derived<SeatView>(this.seat(this.me ?? 1));
  rivals = $derived.by(() => {
    const after = this.view.seats.filter(({ seat }) => seat > this.mine.seat);
    return [...after, ...this.view.seats.filter(({ seat }) => seat < this.mine.seat)];
  });
  acts = $derived<Act[]>(actsOf(this.table.log));
  /** The last thing one decided oneself; what others did after it is news. */
  lastOwn = $derived(this.acts.findLast((act) => isDecision(act) && act.seat === this.me));
  news = $derived<Act[]>(
    this.lastOwn ? this.acts.slice(this.acts.indexOf(this.lastOwn) + 1).filter((act) => 'seat' in act && act.seat !== this.me) : [],
  );
  stage = $derived<Stage>(stageOf(this.view.phase));
  myTurn = $derived(this.offers.length > 0);
  placing = $derived(offersOf(this.offers, 'place'));
  using = $derived(offersOf(this.offers, 'use'));
  takes = $derived(offersOf(this.offers, 'take'));
  /** The place that the open question is about. */
  about = $derived<Place | null>(this.selected ?? placeOf(this.view.phase));
  question = $derived.by<Question>(() => {
    if (!this.myTurn) return null;
    if (this.taking && this.takes.length > 0) return 'take';
    if (this.placing.length > 0) return this.selected ? 'place' : null;
    if (this.using.length > 0) return this.selected ? 'use' : null;
    const what = this.offers.find((offer) => offer.do !== 'take')?.do;
    if (what === 'tools' || what === 'die' || what === 'feed') return what;
    if (what === 'starve') return 'feed';
    return what === 'pay' || what === 'decline' ? 'pay' : this.takes.length > 0 ? 'take' : null;
  });
  /** The answer that may be given unasked, because every other one gives something up and brings nothing. */
  pass = $derived.by((): Offer | null => {
    const { phase } = this.view;
    if (this.question !== 'tools' || phase.kind !== 'adding-tools' || this.takes.length > 0) return null;
    return needless(toolChoices(offersOf(this.offers, 'tools'), phase.dice, phase.goal));
  });
  open = $derived(this.question !== null && !this.folded);

  constructor(wiring: Wiring) {
    this.#wiring = wiring;
  }

  seat(seat: number): SeatView {
    // A table has at least one seat, and seats are counted from 1.
    return (this.view.seats[seat - 1] ?? this.view.seats[0]) as SeatView;
  }

  /** What a seat would have if the game ended now; `null` where the table doesn't tell. */
  projection(seat: number): number | null {
    return this.table.state.seats[seat - 1]?.projection ?? null;
  }

  /** Offers to put people on a place, fewest first. */
  placements(place: Place): OfferOf<'place'>[] {
    return this.placing.filter((offer) => offer.place === place);
  }

  stateOf(place: Place): SpotState {
    if (this.question !== null && this.question !== 'feed' && this.about === place) return 'selected';
    const legal = this.placements(place).length > 0 || this.using.some((offer) => offer.place === place);
    if (legal) return 'legal';
    if (this.placing.length > 0) return 'off';
    return 'rest';
  }

  /** A tap, or Enter, on a place. */
  tap(place: Place): void {
    this.reason = null;
    const placements = this.placements(place);
    if (placements.length > 0) {
      if (this.selected !== place) this.people = this.#usual(placements);
      this.selected = place;
      this.taking = false;
      return;
    }
    const use = this.using.find((offer) => offer.place === place);
    if (use) {
      // What can be taken back needs no second question; dice can't.
      if (use.undo || !this.#wiring.confirm()) this.choose(use);
      else this.selected = place;
      return;
    }
    if (this.question !== null && this.about === place) this.folded = !this.folded;
    else void this.#ask(place);
  }

  /** Half of who is left, at least what is offered at least: a start, not advice. */
  #usual(offers: OfferOf<'place'>[]): number {
    const wish = Math.ceil(homeOf(this.mine) / 2);
    const fitting = offers.filter(({ people }) => people <= wish);
    return (fitting.at(-1) ?? offers[0])?.people ?? 1;
  }

  async #ask(place: Place): Promise<void> {
    const explain = this.#wiring.explain();
    if (!explain || !this.myTurn) return;
    const people = place === 'hut' ? 2 : 1;
    const action = this.placing.length > 0 ? `place ${place} ${people}` : `use ${place}`;
    const version = this.table.state.version;
    const answer = await explain(action);
    // Too late: the table has moved on.
    if (version !== this.table.state.version) return;
    const rule = typeof answer === 'string' ? '' : (answer.rule ?? '');
    this.reason = { place, text: this.words.refusal(answer), rule };
  }

  /** What Enter does when a place is chosen. */
  confirmPlace(): void {
    const place = this.selected;
    if (!place) return;
    const offer =
      this.placements(place).find(({ people }) => people === this.people) ?? this.using.find((use) => use.place === place);
    if (offer) this.choose(offer);
  }

  choose(offer: { action: string }): void {
    if (this.table.pending) return;
    this.table.choose(offer.action);
  }

  decline(): void {
    const [offer] = offersOf(this.offers, 'decline');
    if (offer) this.choose(offer);
  }

  /** Closes what can wait. */
  escape(): void {
    if (this.reason) this.reason = null;
    else if (this.taking) this.taking = false;
    else if (this.selected) this.selected = null;
    else this.folded = this.question !== null && !this.folded;
  }

  /** The table has changed: nothing that was begun counts any more. */
  reset(): void {
    this.selected = null;
    this.taking = false;
    this.folded = false;
    this.reason = null;
  }

  /** What so many dice bring on average, for the prompt. */
  likely(place: Place, dice: number, divisor: number): string {
    return this.words.amount(goalOf(place) ?? 'food', Math.floor((dice * 3.5) / divisor));
  }
}
