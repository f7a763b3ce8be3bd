/** What others did, one sentence each, for who listens instead of looking. */
import type { Act } from './log/acts';
import { sentence } from './log/tell';
import type { Play } from './play.svelte';

/** Own placements are known; own dice are news. */
const isNews = (act: Act, me: number | null): boolean => !('seat' in act) || act.seat !== me || act.kind === 'roll';

export class Announcer {
  text = $state('');
  #told = -1;

  /** Tells what came since the last time; nothing at first, for the log has it all. */
  tell(play: Play): void {
    const step = play.table.state.step;
    if (this.#told >= 0 && step > this.#told) {
      const news = play.acts.filter((act) => act.step > this.#told && isNews(act, play.me));
      if (news.length > 0) this.text = news.slice(-8).map((act) => sentence(act, play.words)).join('. ');
    }
    this.#told = step;
  }
}
