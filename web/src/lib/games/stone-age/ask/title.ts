/** The open question in words: the prompt, the name of the dialog. */
import type { Play } from '../play.svelte';
import { numberOf } from '../printed';

export function questionTitle(play: Play): string {
  const { words, question, about, view } = play;
  const place = about ? words.place(about) : '';
  switch (question) {
    case 'place':
      return words.t('sa-how-many', { place });
    case 'use':
      return words.t('sa-act-use', { place });
    case 'tools':
      return words.t('sa-ask-tools', { place });
    case 'pay':
      return about?.startsWith('card-') ? words.t('sa-pay-card', { n: numberOf(about) }) : words.t('sa-ask-build', { place });
    case 'die':
      return words.t('sa-dice-for-all');
    case 'feed':
      return words.t('sa-hungry', { people: play.mine.people, missing: view.phase.kind === 'feeding' ? view.phase.missing : 0 });
    case 'take':
      return words.t('sa-take-two');
    default:
      return '';
  }
}
