/** Acts as sentences: for the log's accessible names and the live region. */
import { pieces } from '../heap';
import { divisorOf } from '../printed';
import type { Words } from '../words';
import type { Act, Gained } from './acts';

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** `2+4+5 = 11, +1 = 12, ÷ 3`. */
export function arithmetic(dice: readonly number[], tools: readonly number[], divisor: number): string {
  const rolled = sum(dice);
  const faces = dice.length > 1 ? `${dice.join('+')} = ${rolled}` : `${rolled}`;
  const added = tools.length > 0 ? ` + ${tools.join(' + ')} = ${rolled + sum(tools)}` : '';
  return `${faces}${added} ÷ ${divisor} =`;
}

export function gainText({ gain, amount }: Gained, words: Words): string {
  if (gain === 'one-use-tool') return words.t('sa-gain-one-use-tool', { value: amount });
  if (gain === 'two-resources') return words.t('sa-gain-two-resources');
  if (amount === 0) return words.t('sa-gain-nothing');
  if (gain === 'food') return `+${words.amount('food', amount)}`;
  if (gain === 'points') return `+${words.points(amount)}`;
  if (typeof gain === 'object') return `+${words.amount(gain.resource, amount)}`;
  return words.t(`sa-gain-${gain}`);
}

export function yieldText(act: Extract<Act, { kind: 'roll' }>, words: Words): string {
  return words.amount(act.goal ?? 'food', act.amount ?? 0);
}

/** What was done, without the name of who did it. */
export function deed(act: Act, words: Words): string {
  const { t } = words;
  switch (act.kind) {
    case 'round':
      return t('sa-log-round', { round: act.round, name: words.name(act.startPlayer) });
    case 'place':
      return t('sa-log-place', { place: words.place(act.place), people: words.people(act.people) });
    case 'use':
      return [words.place(act.place), act.gains.map((gain) => gainText(gain, words)).join(', ')].filter(Boolean).join(': ');
    case 'roll': {
      const what = act.place ? words.place(act.place) : t('sa-log-card-roll');
      const sums = arithmetic(act.dice, act.tools, divisorOf(act.goal));
      return act.amount === null ? `${what}: ${act.dice.join('+')}` : `${what}: ${sums} ${yieldText(act, words)}`;
    }
    case 'card': {
      const gains = act.gains.map((gain) => gainText(gain, words)).join(', ');
      const paid = t('sa-log-card', { paid: words.heap(act.paid) });
      return gains ? `${paid}: ${gains}` : paid;
    }
    case 'building':
      return t('sa-log-building', { paid: words.heap(act.paid), points: words.points(act.points) });
    case 'decline':
      return t('sa-log-decline', { place: words.place(act.place) });
    case 'for-all':
      return t('sa-log-for-all', { dice: act.dice.join(', ') });
    case 'die':
      return t('sa-log-die', { face: act.face, gives: words.dieGives(act.face) });
    case 'extra':
      return t(act.none ? 'sa-log-no-extra' : 'sa-log-extra') + (act.card ? `: ${words.card(act.card)}` : '');
    case 'take':
      return t('sa-log-take', { heap: words.heap(act.heap) });
    case 'feed':
      return meal(act, words);
    case 'end':
      return act.why.map((why) => t(`sa-end-${why.replace('_', '-')}`)).join('; ');
  }
}

function meal(act: Extract<Act, { kind: 'feed' }>, words: Words): string {
  const { t } = words;
  const parts: string[] = [];
  if (act.grown > 0) parts.push(t('sa-log-grown', { food: words.amount('food', act.grown) }));
  if (act.starved) parts.push(t('sa-log-starved', { missing: words.amount('food', act.missing) }));
  else {
    if (act.food > 0) parts.push(t('sa-log-fed', { food: words.amount('food', act.food) }));
    if (pieces(act.paid).length > 0) parts.push(t('sa-log-paid', { heap: words.heap(act.paid) }));
  }
  return parts.join(', ');
}

/** One sentence for who can't see the table. */
export function sentence(act: Act, words: Words): string {
  return 'seat' in act ? `${words.name(act.seat)}: ${deed(act, words)}` : deed(act, words);
}
