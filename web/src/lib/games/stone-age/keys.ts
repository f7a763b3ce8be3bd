/** Everything by keyboard; `look.md`, "How a question lies". */
import { neighbour, type Spots } from './board/geometry';
import type { Hover } from './board/spot.svelte';
import type { Play } from './play.svelte';
import { PLACES, type Place } from './view';

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Keyboard {
  play: Play;
  hover: Hover;
  spots: Spots;
  root: HTMLElement;
  help: () => void;
}

const focusOn = (root: HTMLElement, selector: string): boolean => {
  const target = root.querySelector<HTMLElement>(selector);
  target?.focus();
  return target !== null;
};

const focusPlace = (root: HTMLElement, place: Place): boolean => focusOn(root, `[data-place="${place}"]`);

/** Handles a key; `true` if it meant something here. */
export function press(event: KeyboardEvent, { play, hover, spots, root, help }: Keyboard): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || target?.closest('input, textarea, select, dialog')) return false;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') return undo(play, false);
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = ARROWS[event.key];
  if (arrow) return target?.closest('[data-question]') ? between(target, arrow) : walk(arrow, hover, spots, root);
  if (/^[1-9]$/.test(event.key)) return digit(Number(event.key), play, root);
  switch (event.key) {
    case 'F6':
      return target?.closest('[data-question]') ? focusPlace(root, hover.current) : focusOn(root, '[data-main], [data-question] button') || focusPlace(root, hover.current);
    case 'Escape': {
      const place = play.selected;
      play.escape();
      if (place) focusPlace(root, place);
      return true;
    }
    case '+':
    case '-':
      return stepBy(event.key === '+' ? 1 : -1, play);
    case '?':
      help();
      return true;
  }
  switch (event.code) {
    case 'KeyD':
      play.decline();
      return true;
    case 'KeyU':
      return undo(play, event.shiftKey);
    case 'KeyL':
      return focusOn(root, '[data-log] ol button, [data-log]');
    default:
      return false;
  }
}

/** The last step, or everything since the last thing that can't be taken back. */
function undo({ table }: Play, whole: boolean): boolean {
  const [first] = table.state.undo;
  if (!first || table.pending || table.watching) return false;
  if (whole) table.undo(first.keep);
  else table.undo();
  return true;
}

/** Across places by their position; at the rim to the next one in order. */
function walk([dx, dy]: readonly [number, number], hover: Hover, spots: Spots, root: HTMLElement): boolean {
  const all = PLACES.filter((place) => spots[place]);
  const at = all.indexOf(hover.current);
  const next = neighbour(spots, hover.current, dx, dy) ?? all[(at + dx + dy + all.length) % all.length];
  return next ? focusPlace(root, next) : false;
}

/** Between the answers and buttons of a question. */
function between(target: Element, [dx, dy]: readonly [number, number]): boolean {
  const controls = [...(target.closest('[data-question]')?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
  const at = controls.indexOf(target.closest('button') as HTMLButtonElement);
  const next = controls[(at + dx + dy + controls.length) % controls.length];
  next?.focus();
  if (next?.getAttribute('role') === 'radio') next.click();
  return next !== undefined;
}

/** A digit is a number of people, or an answer by its place in the list. */
function digit(n: number, play: Play, root: HTMLElement): boolean {
  if (play.question === 'place' && play.selected) {
    const offered = play.placements(play.selected).some(({ people }) => people === n);
    if (offered) play.people = n;
    return offered;
  }
  const answer = root.querySelectorAll<HTMLElement>('[data-question] [data-answer]')[n - 1];
  answer?.click();
  return answer !== undefined;
}

function stepBy(by: number, play: Play): boolean {
  if (play.question !== 'place' || !play.selected) return false;
  const offers = play.placements(play.selected);
  const at = offers.findIndex(({ people }) => people === play.people);
  const next = offers[at + by];
  if (next) play.people = next.people;
  return next !== undefined;
}
