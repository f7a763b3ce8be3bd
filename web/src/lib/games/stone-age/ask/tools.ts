/** Tool choices with their results, and which of them are worth showing. */
import { toolSum, type OfferOf } from '../actions';
import { only } from '../events';
import { divisorOf } from '../printed';
import type { Goal } from '../view';

export interface ToolChoice {
  offer: OfferOf<'tools'>;
  total: number;
  amount: number;
}

/** What each choice yields: as the server says; the printed division where it can't tell beforehand. */
export function toolChoices(offers: readonly OfferOf<'tools'>[], dice: readonly number[], goal: Goal): ToolChoice[] {
  const rolled = dice.reduce((sum, face) => sum + face, 0);
  return offers.map((offer) => {
    const total = rolled + toolSum(offer.tools);
    const [gained] = only(offer.then, 'gained');
    return { offer, total, amount: gained?.amount ?? Math.floor(total / divisorOf(goal)) };
  });
}

const cost = ({ offer }: ToolChoice): number => offer.tools.once.length * 100 + toolSum(offer.tools) * 4 + offer.tools.values.length;

/** Without tools first, then for every better yield the least that reaches it. Everything else can be picked by hand. */
export function sensible(choices: readonly ToolChoice[]): ToolChoice[] {
  const best = new Map<number, ToolChoice>();
  for (const choice of choices) {
    const known = best.get(choice.amount);
    if (!known || cost(choice) < cost(known)) best.set(choice.amount, choice);
  }
  return [...best.values()].sort((a, b) => a.amount - b.amount);
}

/** No tools, where none would bring more: that needs no question. */
export function needless(choices: readonly ToolChoice[]): OfferOf<'tools'> | null {
  const [none, better] = sensible(choices);
  return none && !better && cost(none) === 0 ? none.offer : null;
}

/** The least that gains something without giving up a one-use tool; else none. */
export function preselected(choices: readonly ToolChoice[]): ToolChoice | undefined {
  const list = sensible(choices);
  const [none] = list;
  return list.find(({ offer, amount }) => none && amount > none.amount && offer.tools.once.length === 0) ?? none;
}
