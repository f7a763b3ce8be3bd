/** One line, always there: who, which phase, what remains. */
import { questionTitle } from './ask/title';
import type { Play } from './play.svelte';
import { divisorOf, goalOf } from './printed';
import { homeOf } from './view';

export interface Prompt {
  /** Whose badge stands before it. */
  seat: number | null;
  who: string;
  what: string;
  detail: string;
}

export function promptOf(play: Play): Prompt {
  const { words, view, stage } = play;
  const turn = play.table.state.turn;
  const phase = words.t(`sa-phase-${stage}`, { round: view.round });
  if (stage === 'over') return { seat: null, who: words.t('sa-game-over'), what: '', detail: '' };
  if (play.myTurn) {
    const name = words.name(turn ?? play.mine.seat);
    return { seat: turn, who: words.t('sa-your-turn', { name }), what: whatNow(play), detail: `${phase}. ${detail(play)}`.trim() };
  }
  const name = turn ? words.name(turn) : '';
  return { seat: turn, who: turn ? words.t('sa-waiting', { name }) : words.t('sa-setup'), what: '', detail: phase };
}

function whatNow(play: Play): string {
  const { words } = play;
  if (play.question && play.question !== 'place' && play.question !== 'use') return questionTitle(play);
  if (play.selected) return questionTitle(play);
  return words.t(play.placing.length > 0 ? 'sa-ask-place' : 'sa-ask-use');
}

function detail(play: Play): string {
  const { words, selected, mine } = play;
  const left = words.t('sa-people-left', { home: homeOf(mine), people: mine.people });
  const rolls = selected && (selected === 'hunt' || goalOf(selected) !== null);
  if (play.placing.length > 0) {
    return rolls ? `${left}; ${words.t('sa-likely', { n: play.people, amount: play.likely(selected, play.people, divisorOf(goalOf(selected))) })}` : left;
  }
  if (play.using.length > 0) return words.t('sa-places-left', { n: play.using.length });
  return '';
}
