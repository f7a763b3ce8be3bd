import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { readParts, readRules, search } from './rulebook';

const rules = (game: string): string => readFileSync(join(process.cwd(), `../rules/${game}.md`), 'utf8');

it('reads headings, rules and remarks, with lines joined', () => {
  expect(readRules('# Game\n\nAbout\nit.\n\n## Things\n- SA-1.1 Two\n  lines.\n- a remark\n')).toEqual([
    { title: 'Game', level: 1, blocks: [{ number: null, parts: [{ kind: 'text', text: 'About it.' }] }] },
    {
      title: 'Things',
      level: 2,
      blocks: [
        { number: 'SA-1.1', parts: [{ kind: 'text', text: 'Two lines.' }] },
        { number: null, parts: [{ kind: 'text', text: 'a remark' }] },
      ],
    },
  ]);
});

it('finds bold words, code and other rules', () => {
  expect(readParts('**Ruling**: `x` as by SA-3.5.')).toEqual([
    { kind: 'bold', text: 'Ruling' },
    { kind: 'text', text: ': ' },
    { kind: 'code', text: 'x' },
    { kind: 'text', text: ' as by ' },
    { kind: 'rule', text: 'SA-3.5' },
    { kind: 'text', text: '.' },
  ]);
});

it.each([
  ['stone-age', 'SA-3.5'],
  ['endless-winter', 'EW-2.6'],
])('finds every rule of %s once', (game, one) => {
  const numbers = readRules(rules(game)).flatMap(({ blocks }) => blocks.flatMap(({ number }) => number ?? []));
  expect(numbers).toContain(one);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.length).toBe([...rules(game).matchAll(/^- [A-Z]{2}-\d+\.\d+ /gm)].length);
});

it('searches for rules that have every word, or the number', () => {
  const chapters = readRules(rules('stone-age'));
  const found = (words: string): string[] =>
    search(chapters, words).flatMap(({ blocks }) => blocks.flatMap(({ number }) => number ?? []));
  expect(found('sa-3.5')).toContain('SA-3.5');
  expect(found('hut exactly 2')).toContain('SA-3.3');
  expect(found('quantum')).toEqual([]);
  expect(found('').length).toBeGreaterThan(40);
});
