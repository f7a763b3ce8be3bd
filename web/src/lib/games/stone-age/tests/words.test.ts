/** Everything that can happen or be offered has words in all six languages. */
import { describe, expect, it } from 'vitest';

import { LANGUAGES, type Language } from '../../../i18n/languages';
import { actsOf, turnsOf } from '../log/acts';
import { sentence } from '../log/tell';
import { actionLabel, Words } from '../words';
import { log, positions, translator } from './fake';

const languages = Object.keys(LANGUAGES) as Language[];
const numbered = (letter: string, most: number): string[] => Array.from({ length: most }, (_, i) => `${letter}${String(i + 1).padStart(2, '0')}`);

describe.each(languages)('in %s', (language) => {
  const words = new Words(translator(language), '2008', ['Oleh', 'Mara', 'Ines', 'Flint']);

  it('every choice has a name', () => {
    for (const { choices } of positions) for (const choice of choices) expect(actionLabel(choice, words)).not.toBe(choice.action);
  });

  it('every card and every building has a text', () => {
    for (const card of numbered('C', 36)) expect(words.card(card)).toContain(';');
    for (const tile of numbered('B', 28)) expect(words.tile(tile)).toContain(':');
  });

  it('a whole game is told', () => {
    const acts = actsOf(log);
    expect(acts.length).toBeGreaterThan(100);
    for (const act of acts) expect(sentence(act, words)).not.toMatch(/undefined|NaN|: ?$/);
  });
});

describe('the log', () => {
  const words = new Words(translator('en'), '2008', ['Oleh', 'Mara', 'Ines', 'Flint']);

  const told = (...events: unknown[]): string[] =>
    actsOf([{ seq: 1, time: 0, author: '1', kind: 'step', text: '', step: 1, events, sentences: [] }]).map((act) => sentence(act, words).replaceAll('\u00a0', ' '));

  it('tells a roll with its tools and its yield as one act', () => {
    expect(
      told(
        { what: 'used', seat: 1, place: 'forest' },
        { what: 'rolled', seat: 1, goal: 'wood', dice: [2, 4, 5] },
        { what: 'tools-added', seat: 1, tools: '1', total: 12 },
        { what: 'gained', seat: 1, gain: { resource: 'wood' }, amount: 4 },
      ),
    ).toEqual(['Oleh: Forest: 2+4+5 = 11 + 1 = 12 ÷ 3 = 4 wood']);
  });

  it('tells a meal with what was missing', () => {
    expect(
      told(
        { what: 'gained', seat: 2, gain: 'food', amount: 1 },
        { what: 'fed', seat: 2, food: 3 },
        { what: 'food-missing', seat: 2, missing: 2 },
        { what: 'two-resources-taken', seat: 2, resources: { wood: 2 } },
        { what: 'paid', seat: 2, resources: { wood: 2 } },
      ),
    ).toEqual(['Mara: field: +1 food, eats 3 food, pays 2 wood for food', 'Mara: two resources: 2 wood']);
  });

  it('forgets what was taken back', () => {
    const entry = { seq: 1, time: 0, author: '1', kind: 'step', text: '', step: null, events: [{ what: 'used', seat: 1, place: 'hut' }], sentences: [] };
    expect(actsOf([entry])).toEqual([]);
  });

  it('groups by round and phase, the newest first', () => {
    const turns = turnsOf(actsOf(log));
    expect(turns.at(-1)).toMatchObject({ round: 1, stage: 'placing' });
    expect(turns[0]?.stage).toBe('over');
  });
});

describe('counts', () => {
  it.each([
    ['uk', ['1 камінь', '2 камені', '5 каменів', '21 камінь']],
    ['ru', ['1 камень', '2 камня', '5 камней', '21 камень']],
    ['pl', ['1 kamień', '2 kamienie', '5 kamieni', '21 kamieni']],
    ['it', ['1 pietra', '2 pietre']],
    ['de', ['1 Stein', '2 Steine']],
  ] as const)('are right in %s', (language, expected) => {
    const words = new Words(translator(language), '2008', []);
    expect(expected.map((text) => words.amount('stone', Number.parseInt(text, 10)).replaceAll('\u00a0', ' '))).toEqual(expected);
  });

  it('say clay in the edition of 2021', () => {
    expect(new Words(translator('en'), '2021', []).goods('brick')).toBe('clay');
  });
});

describe('a refusal', () => {
  const words = new Words(translator('en'), '2008', []);

  it('is told in our words', () => {
    const error = { code: 'illegal', sentence: 'hut is occupied', rule: 'SA-3.3', key: { key: 'occupied', place: 'hut' } };
    expect(words.refusal(error)).toBe('Taken in this round: Hut.');
  });

  it('without a key is told as the server says it', () => {
    expect(words.refusal({ code: 'stale', sentence: 'The table has moved on.' })).toBe('The table has moved on.');
  });
});
