import { beforeEach, describe, expect, it } from 'vitest';

import { texts } from '$lib/i18n';
import { settings } from '$lib/settings/settings.svelte';

import { Draft } from './draft.svelte';

let draft: Draft;

beforeEach(async () => {
  await texts.speak('en');
  settings.name = '';
  draft = new Draft();
  draft.games = [
    { game: 'stone-age', rules: 1, options: [{ key: 'edition', values: '2008 or 2021', default: '2008', about: '' }] },
  ];
  draft.offerBots([
    { bot: 'random', about: '' },
    { bot: 'greedy', about: '' },
    { bot: 'uct:N', about: '' },
  ]);
});

describe('a new table', () => {
  it('is a game against one bot, if nothing is changed', () => {
    expect(draft.wish()).toEqual({
      game: 'stone-age',
      players: 2,
      colours: [1, 2],
      seats: [{ kind: 'open' }, { kind: 'bot', bot: 'greedy' }],
      options: {},
      clock: { kind: 'none' },
      visibility: 'unlisted',
      seating: 'random',
      projection: true,
    });
  });

  it('has a colour for each seat, and who takes another one swaps it', () => {
    const draft = new Draft();
    draft.recolour(1);
    draft.recolour(1);
    expect(draft.wish().colours).toEqual([1, 4]);
    draft.recolour(1);
    expect(draft.wish().colours).toEqual([4, 1]);
    expect(new Set(draft.seats.map(({ colour }) => colour)).size).toBe(4);
  });

  it('closes up where a seat in the middle stays empty', () => {
    draft.seats[1]!.sitter = 'none';
    draft.seats[3]!.sitter = 'link';
    expect([draft.wish().players, draft.open, draft.canBeEmpty(3)]).toEqual([2, 1, false]);
  });

  it('takes only options that the game has', () => {
    draft.options = { edition: '2021', 'rest-tokens': 'on' };
    expect(draft.wish().options).toEqual({ edition: '2021' });
  });

  it('gives everybody on this device a name', () => {
    draft.seats[1]!.sitter = 'here';
    expect([draft.nameOf(0), draft.nameOf(1)]).toEqual(['Guest', 'Player 2']);
    settings.name = ' Mara ';
    expect(draft.nameOf(0)).toBe('Mara');
  });

  it('offers a bot that thinks as one that can be asked for', () => {
    expect(draft.bots).toEqual(['random', 'greedy', 'uct:800']);
  });

  it('prefers a level, where there are levels', () => {
    draft.offerBots([{ bot: 'level:5', about: '' }]);
    expect(draft.usualBot).toBe('level:5');
  });
});
