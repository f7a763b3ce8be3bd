/** Things of the game in the viewer's language. Names are never inflected: they stand alone or after a colon. */
import { initialOf, initialsOf } from '../../look/players';
import type { ErrorBody } from '../../wire/wire';
import { parseAction, type Action, type ToolSet } from './actions';
import { pieces } from './heap';
import { cardFace, isBuilding, isCard, numberOf, tileFace, type Bottom, type Tile, type Top } from './printed';
import type { Heap, Place, Resource } from './view';

export type Translate = (id: string, args?: Record<string, string | number>) => string;

export class Words {
  private readonly initials: readonly string[];

  constructor(
    readonly t: Translate,
    /** `2008` says brick, `2021` clay (SA-11.1). */
    readonly edition: string,
    private readonly names: readonly string[],
  ) {
    this.initials = initialsOf(names.map((_, index) => this.name(index + 1)));
  }

  name(seat: number): string {
    return this.names[seat - 1] || this.t('sa-player', { seat });
  }

  /** What stands on a player's pieces; different for all at the table. */
  initial(seat: number): string {
    return this.initials[seat - 1] ?? initialOf(this.name(seat));
  }

  place(place: Place): string {
    if (isCard(place)) return this.t('sa-place-card', { cost: numberOf(place) });
    if (isBuilding(place)) return this.t('sa-place-building', { number: numberOf(place) });
    return this.t(`sa-place-${place}`);
  }

  private kind(kind: Resource | 'food'): string {
    return kind === 'brick' && this.edition === '2021' ? 'clay' : kind;
  }

  goods(kind: Resource | 'food'): string {
    return this.t(`sa-${this.kind(kind)}`);
  }

  letter(kind: Resource): string {
    return this.t(`sa-letter-${this.kind(kind)}`);
  }

  /** `3 wood`. */
  amount(kind: Resource | 'food', n: number): string {
    return this.t(`sa-n-${this.kind(kind)}`, { n });
  }

  people(n: number): string {
    return this.t('sa-n-people', { n });
  }

  points(n: number): string {
    return this.t('sa-n-points', { n });
  }

  heap(heap: Heap): string {
    return pieces(heap)
      .map(([kind, n]) => this.amount(kind, n))
      .join(', ');
  }

  tools(tools: ToolSet): string {
    if (tools.values.length + tools.once.length === 0) return this.t('sa-no-tools');
    const parts = [tools.values.join(' + '), ...tools.once.map((value) => this.t('sa-once-value', { value }))];
    return parts.filter(Boolean).join(' + ');
  }

  top(top: Top): string {
    switch (top.kind) {
      case 'food':
        return this.t('sa-top-food');
      case 'resource':
        return this.goods(top.resource);
      case 'dice-for':
        return this.t('sa-top-dice-for', { goods: this.goods(top.resource) });
      default:
        return this.t(`sa-top-${top.kind}`);
    }
  }

  /** What the top does, as a sentence. */
  topText(top: Top): string {
    switch (top.kind) {
      case 'food':
        return `+${this.amount('food', top.amount)}`;
      case 'resource':
        return `+${this.amount(top.resource, top.amount)}`;
      case 'points':
        return `+${this.points(top.amount)}`;
      case 'dice-for':
        return this.t('sa-text-dice-for', { goods: this.goods(top.resource) });
      case 'one-use-tool':
        return this.t('sa-text-one-use-tool', { value: top.amount });
      default:
        return this.t(`sa-text-${top.kind}`);
    }
  }

  bottom(bottom: Bottom): string {
    if ('symbol' in bottom) return this.t(`sa-symbol-${bottom.symbol}`);
    return this.t(`sa-n-${bottom.profession}`, { n: bottom.count });
  }

  /** The name alone; how many stands beside the sign. */
  bottomName(bottom: Bottom): string {
    return 'symbol' in bottom ? this.bottom(bottom) : this.t(`sa-profession-${bottom.profession}`);
  }

  bottomText(bottom: Bottom): string {
    if ('symbol' in bottom) return this.t('sa-text-symbol', { symbol: this.bottom(bottom) });
    return this.t(`sa-text-${bottom.profession}`, { people: this.bottom(bottom) });
  }

  /** A card in one line. */
  card(id: string): string {
    const face = cardFace(id);
    return face ? `${this.topText(face.top)}; ${this.bottomText(face.bottom)}` : this.t('sa-card-hidden');
  }

  tile(id: string): string {
    const tile = tileFace(id);
    return tile ? `${this.cost(tile)}: ${this.tilePoints(tile)}` : '';
  }

  cost(tile: Tile): string {
    if (tile.kind === 'fixed') return this.heap(tile.cost);
    if (tile.kind === 'range') return this.t('sa-cost-range');
    return this.t('sa-cost-count', { count: tile.count, kinds: tile.kinds });
  }

  /** What stands on a tile under its number: `of 2 kinds`. */
  tileNote(tile: Tile): string {
    return tile.kind === 'count' ? this.t('sa-tile-kinds', { kinds: tile.kinds }) : this.t('sa-tile-any');
  }

  tilePoints(tile: Tile): string {
    return tile.kind === 'fixed' ? this.points(tile.points) : this.t('sa-points-sum');
  }

  /** A full name for any action, for controls, undo and screen readers. */
  action(action: Action): string {
    switch (action.do) {
      case 'place':
        return this.t('sa-act-place', { place: this.place(action.place), people: this.people(action.people) });
      case 'use':
        return this.t('sa-act-use', { place: this.place(action.place) });
      case 'tools':
        return this.t('sa-act-tools', { tools: this.tools(action.tools) });
      case 'die':
        return this.t('sa-act-die', { gives: this.dieGives(action.face), face: action.face });
      case 'pay':
      case 'take':
      case 'feed':
        return this.t(`sa-act-${action.do}`, { heap: this.heap(action.heap) });
      default:
        return this.t(`sa-act-${action.do}`);
    }
  }

  dieGives(face: number): string {
    if (face === 5) return this.t('sa-gain-tool');
    if (face === 6) return this.t('sa-gain-agriculture');
    return `+${this.amount((['wood', 'brick', 'stone', 'gold'] as const)[face - 1] ?? 'wood', 1)}`;
  }

  /** What undo takes back, of a step as records have it: `2 place forest 3` or `place forest 3`. */
  undone(text: string): string {
    const action = parseAction(text.replace(/^\d+\s+/, ''));
    if (action?.do === 'place') return `${this.people(action.people)} → ${this.place(action.place)}`;
    if (action?.do === 'use') return this.place(action.place);
    return action ? this.action(action) : text;
  }

  /** Why something is refused; the server's sentence where we have no words of our own. */
  refusal(error: ErrorBody | string): string {
    if (typeof error === 'string') return error;
    const key = error.key?.['key'];
    if (typeof key !== 'string') return error.sentence;
    const id = `sa-refusal-${key}`;
    const text = this.t(id, this.refusalArgs(error.key ?? {}));
    // A lookup that finds nothing gives the id back.
    return text === id ? error.sentence : text;
  }

  private refusalArgs(key: Record<string, unknown>): Record<string, string | number> {
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(key)) {
      if (name === 'place' && typeof value === 'string') args[name] = this.place(value as Place);
      else if (name === 'tile' && typeof value === 'string') args[name] = this.tile(value);
      else if (typeof value === 'string' || typeof value === 'number') args[name === 'waits_for' ? 'waits' : name] = value;
    }
    return args;
  }
}

/** A name for a control that carries out a choice; every offered action has one. */
export function actionLabel(choice: { action: string }, words: Words): string {
  const action = parseAction(choice.action);
  return action ? words.action(action) : choice.action;
}
