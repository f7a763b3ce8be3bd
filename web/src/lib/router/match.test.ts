import { expect, it } from 'vitest';

import { match } from './match';

it.each([
  ['/', { screen: 'home' }],
  ['/t/abc', { screen: 'table', table: 'abc', step: null, token: null }],
  ['/t/abc?step=12', { screen: 'table', table: 'abc', step: 12, token: null }],
  ['/t/abc?step=-3', { screen: 'table', table: 'abc', step: null, token: null }],
  ['/t/abc?step=many', { screen: 'table', table: 'abc', step: null, token: null }],
  ['/t/abc#secret', { screen: 'table', table: 'abc', step: null, token: 'secret' }],
  ['/t/%E0%A4%A', { screen: 'table', table: '%E0%A4%A', step: null, token: null }],
  ['/t', { screen: 'unknown' }],
  ['/t/abc/def', { screen: 'unknown' }],
  ['/rules', { screen: 'rules', game: null, rule: null }],
  ['/rules/stone-age#SA-3.5', { screen: 'rules', game: 'stone-age', rule: 'SA-3.5' }],
  ['/settings', { screen: 'settings' }],
  ['/settings/', { screen: 'settings' }],
  ['/settings/x', { screen: 'unknown' }],
  ['/about', { screen: 'about' }],
  ['/import', { screen: 'import' }],
  ['/nowhere', { screen: 'unknown' }],
])('%s', (address, route) => {
  expect(match(new URL(address, 'http://localhost'))).toEqual(route);
});
