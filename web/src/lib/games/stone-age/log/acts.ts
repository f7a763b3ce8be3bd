/** The log as people tell it: a roll with its tools and its yield is one act, not three events. */
import type { LogEntry } from '../../../wire/wire';
import { parseTools } from '../actions';
import { eventsOf, type Gain, type GameEvent } from '../events';
import type { Goal, Heap, Place } from '../view';

interface Common {
  /** The step after which the table looked so. */
  step: number;
}

export type Act = Common &
  (
    | { kind: 'round'; round: number; startPlayer: number }
    | { kind: 'place'; seat: number; place: Place; people: number }
    | { kind: 'use'; seat: number; place: Place; gains: Gained[] }
    | { kind: 'roll'; seat: number; place: Place | null; goal: Goal; dice: number[]; tools: number[]; amount: number | null }
    | { kind: 'card'; seat: number; place: Place; card: string; paid: Heap; gains: Gained[] }
    | { kind: 'building'; seat: number; place: Place; tile: string; paid: Heap; points: number }
    | { kind: 'decline'; seat: number; place: Place }
    | { kind: 'for-all'; seat: number; dice: number[] }
    | { kind: 'die'; seat: number; face: number }
    | { kind: 'extra'; seat: number; card: string | null; none: boolean }
    | { kind: 'take'; seat: number; heap: Heap }
    | { kind: 'feed'; seat: number; grown: number; food: number; paid: Heap; missing: number; starved: boolean }
    | { kind: 'end'; why: string[] }
  );

export interface Gained {
  gain: Gain;
  amount: number;
}

/** Reads events in order; what belongs together is added to the act before. */
class Teller {
  acts: Act[] = [];
  private paid: Heap = {};

  tell(event: GameEvent, step: number): void {
    const last = this.acts.at(-1);
    switch (event.what) {
      case 'round-began':
        this.acts.push({ kind: 'round', step, round: event.round, startPlayer: event.start_player });
        break;
      case 'placed':
        this.acts.push({ kind: 'place', step, seat: event.seat, place: event.place, people: event.people });
        break;
      case 'used':
        this.acts.push({ kind: 'use', step, seat: event.seat, place: event.place, gains: [] });
        break;
      case 'rolled': {
        const place = last?.kind === 'use' && last.seat === event.seat ? last.place : null;
        if (place) this.acts.pop();
        this.acts.push({ kind: 'roll', step, seat: event.seat, place, goal: event.goal, dice: event.dice, tools: [], amount: null });
        break;
      }
      case 'tools-added':
        if (last?.kind === 'roll') {
          const { values, once } = parseTools(event.tools.split(' '));
          last.tools = [...values, ...once];
          last.step = step;
        }
        break;
      case 'gained':
        this.gained(event, step);
        break;
      case 'paid':
        this.pay(event.seat, event.resources, step);
        break;
      case 'card-bought':
        this.dropUse(event.seat, event.place);
        this.acts.push({ kind: 'card', step, seat: event.seat, place: event.place, card: event.card, paid: this.paid, gains: [] });
        this.paid = {};
        break;
      case 'building-bought':
        this.dropUse(event.seat, event.place);
        this.acts.push({ kind: 'building', step, seat: event.seat, place: event.place, tile: event.tile, paid: this.paid, points: event.points });
        this.paid = {};
        break;
      case 'declined':
        this.dropUse(event.seat, event.place);
        this.acts.push({ kind: 'decline', step, seat: event.seat, place: event.place });
        break;
      case 'rolled-for-all':
        this.acts.push({ kind: 'for-all', step, seat: event.seat, dice: event.dice });
        break;
      case 'die-taken':
        this.acts.push({ kind: 'die', step, seat: event.seat, face: event.face });
        break;
      case 'extra-card-drawn':
        this.acts.push({ kind: 'extra', step, seat: event.seat, card: event.card, none: false });
        break;
      case 'no-extra-card':
        this.acts.push({ kind: 'extra', step, seat: event.seat, card: null, none: true });
        break;
      case 'two-resources-taken':
        this.acts.push({ kind: 'take', step, seat: event.seat, heap: event.resources });
        break;
      case 'fed':
        if (last?.kind === 'feed' && last.seat === event.seat && last.food === 0 && !last.starved) last.food = event.food;
        else this.acts.push(this.meal(event.seat, step, { food: event.food }));
        break;
      case 'food-missing':
        if (last?.kind === 'feed' && last.seat === event.seat) last.missing = event.missing;
        else this.acts.push(this.meal(event.seat, step, { missing: event.missing }));
        break;
      case 'starved': {
        const meal = this.hungry(event.seat);
        if (meal) [meal.starved, meal.step] = [true, step];
        break;
      }
      case 'ended':
        this.acts.push({ kind: 'end', step, why: Object.entries(event.why).flatMap(([why, holds]) => (holds ? [why] : [])) });
        break;
      default:
        break;
    }
  }

  private meal(seat: number, step: number, what: Partial<Extract<Act, { kind: 'feed' }>>): Act {
    return { kind: 'feed', step, seat, grown: 0, food: 0, paid: {}, missing: 0, starved: false, ...what };
  }

  /** The meal of a seat that still waits for its missing food. */
  private hungry(seat: number): Extract<Act, { kind: 'feed' }> | undefined {
    return this.acts.findLast(
      (act): act is Extract<Act, { kind: 'feed' }> =>
        act.kind === 'feed' && act.seat === seat && act.missing > 0 && !act.starved && Object.keys(act.paid).length === 0,
    );
  }

  private pay(seat: number, heap: Heap, step: number): void {
    const meal = this.hungry(seat);
    if (meal) [meal.paid, meal.step] = [heap, step];
    else this.paid = heap;
  }

  /** The purchase says more than that the place is used. */
  private dropUse(seat: number, place: Place): void {
    const last = this.acts.at(-1);
    if (last?.kind === 'use' && last.seat === seat && last.place === place) this.acts.pop();
  }

  private gained({ seat, gain, amount }: Extract<GameEvent, { what: 'gained' }>, step: number): void {
    const last = this.acts.at(-1);
    const goal = typeof gain === 'object' ? gain.resource : null;
    if (last && 'seat' in last && last.seat === seat) {
      if (last.kind === 'roll' && last.amount === null && (gain === 'food' || goal) && goal === last.goal) {
        [last.amount, last.step] = [amount, step];
        return;
      }
      if (last.kind === 'use' || last.kind === 'card') {
        last.gains.push({ gain, amount });
        return;
      }
      // The die already says what it gives.
      if (last.kind === 'die') return;
    }
    // Food that comes by itself is agriculture's, right before a meal (SA-6.1).
    if (gain === 'food') this.acts.push(this.meal(seat, step, { grown: amount }));
  }
}

/** The acts of the steps that still count, oldest first. */
export function actsOf(log: readonly LogEntry[]): Act[] {
  const teller = new Teller();
  for (const { kind, step, events } of log) {
    if (kind !== 'step' || step === null) continue;
    for (const event of eventsOf(events)) teller.tell(event, step);
  }
  return teller.acts;
}

/** Whether somebody chose it; who has enough food eats without being asked. */
export function isDecision(act: Act): act is Extract<Act, { seat: number }> {
  if (!('seat' in act)) return false;
  return act.kind !== 'feed' || act.starved || Object.keys(act.paid).length > 0;
}

export interface Turn {
  round: number;
  stage: 'placing' | 'using' | 'feeding' | 'over';
  acts: Act[];
}

const stageOfAct = (act: Act): Turn['stage'] =>
  act.kind === 'place' ? 'placing' : act.kind === 'feed' ? 'feeding' : act.kind === 'end' ? 'over' : 'using';

/** Acts by round and phase, the newest turn first, its acts in order. */
export function turnsOf(acts: readonly Act[]): Turn[] {
  const turns: Turn[] = [];
  let round = 1;
  for (const act of acts) {
    if (act.kind === 'round') {
      round = act.round;
      continue;
    }
    const stage = stageOfAct(act);
    const last = turns.at(-1);
    // Two resources may be taken while feeding: that opens no new turn.
    if (last && last.round === round && (last.stage === stage || act.kind === 'take')) last.acts.push(act);
    else turns.push({ round, stage, acts: [act] });
  }
  return turns.reverse();
}
