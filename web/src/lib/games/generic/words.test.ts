import { expect, it } from 'vitest';

import { facts, groupChoices, inOneLine, label } from './words';

it('groups choices by their verb and makes them readable', () => {
  const choices = [
    { action: 'place chief migrate', undo: true },
    { action: 'rest', undo: false },
    { action: 'place brave hunt', undo: true },
    { action: 'use animal woolly_mammoth', undo: true },
  ];
  expect(groupChoices(choices).map(({ verb, actions }) => [verb, actions.map(({ text }) => text)])).toEqual([
    ['place', ['Place chief migrate', 'Place brave hunt']],
    ['rest', ['Rest']],
    ['use', ['Use animal woolly mammoth']],
  ]);
});

it.each([
  [null, '–'],
  [true, '✓'],
  [7, '7'],
  ['steppe_bison', 'steppe bison'],
  [[], '–'],
  [['tribesman', 'tribesman', 'scout'], '2 × tribesman, scout'],
  [{ wood: 2, gold: 0 }, 'wood 2, gold 0'],
  [{ count: 5 }, '5 × ?'],
  [{ kind: 'adding-tools', seat: 2 }, 'adding tools: seat 2'],
  [{ kind: 'over' }, 'over'],
  [{ deep: { er: 1 } }, null],
  [[{ deep: { er: 1 } }], null],
])('%j in one line: %s', (value, text) => {
  expect(inOneLine(value)).toBe(text);
});

it('leaves out what the page says elsewhere', () => {
  expect(facts({ game: 'x', seats: [], food: 3 })).toEqual([['food', 3]]);
  expect(facts(null)).toEqual([]);
  expect(label('food_max')).toBe('Food max');
});
