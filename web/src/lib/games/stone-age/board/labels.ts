/** What a place is and who is there, in words: accessible names and tips. */
import { cardFace, divisorOf, goalOf, isBuilding, isCard, numberOf, tileFace } from '../printed';
import type { Play } from '../play.svelte';
import type { Place } from '../view';

/** `Oleh: 2 people` for everyone who stands there. */
export function whoIsThere(play: Play, place: Place): string[] {
  return play.view.seats.flatMap(({ seat, placed }) => {
    const n = placed[place] ?? 0;
    return n > 0 ? [`${play.words.name(seat)}: ${play.words.people(n)}`] : [];
  });
}

/** What lies on a card space or a stack, or what a place gives. */
export function whatItIs(play: Play, place: Place): string {
  const { words, view } = play;
  if (isCard(place)) {
    const card = view.card_spaces[numberOf(place) - 1];
    return card ? words.card(card) : words.t('sa-no-card');
  }
  if (isBuilding(place)) {
    const stack = view.stacks[numberOf(place) - 1];
    return stack?.top ? `${words.tile(stack.top)}. ${words.t('sa-stack-left', { n: stack.left })}` : words.t('sa-no-building');
  }
  const goal = goalOf(place);
  if (goal) return words.t('sa-about-gather', { divisor: divisorOf(goal), goods: words.goods(goal) });
  return words.t(`sa-about-${place}`);
}

/** The accessible name of a place: name, contents, people, and whether it can be chosen now. */
export function placeLabel(play: Play, place: Place): string {
  const { words } = play;
  const state = play.stateOf(place);
  const parts = [words.place(place)];
  if (isCard(place) || isBuilding(place)) parts.push(whatItIs(play, place));
  const there = whoIsThere(play, place);
  parts.push(there.length > 0 ? there.join(', ') : words.t('sa-nobody'));
  if (state === 'legal') parts.push(words.t(play.placing.length > 0 ? 'sa-can-place' : 'sa-can-use'));
  return parts.join('. ');
}

export const faceOf = (play: Play, place: Place) => {
  const card = play.view.card_spaces[numberOf(place) - 1];
  return card ? cardFace(card) : undefined;
};

export const tileOf = (play: Play, place: Place) => {
  const top = play.view.stacks[numberOf(place) - 1]?.top;
  return top ? tileFace(top) : undefined;
};
