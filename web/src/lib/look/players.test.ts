import { expect, it } from 'vitest';

import { initialsOf } from './players';

it.each([
  [['Mara', 'Oleh', 'Ines'], ['M', 'O', 'I']],
  [['Quick bot', 'Quick bot 2', 'Quick bot 3', 'Quick bot 4'], ['Q', '2', '3', '4']],
  [['Швидкий бот', 'Швидкий бот 2'], ['Ш', '2']],
  [['Mara', 'Marek', 'Maria', 'oleh'], ['M', 'Ma', 'Mr', 'O']],
  [['Mara', 'mara'], ['M', 'Ma']],
  [['Li', 'Li', 'Li'], ['L', 'Li', '3']],
  [['', ' '], ['?', '2']],
])('the initials of %j differ', (names, initials) => {
  expect(initialsOf(names)).toEqual(initials);
  expect(new Set(initials).size).toBe(names.length);
});
