import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentParser, Visitor, type Message, type SelectExpression, type VariableReference } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

import { makeBundle } from './i18n.svelte';
import { LANGUAGES, type Language } from './languages';

const LOCALES = join(process.cwd(), '../locales');
const SOURCES = join(process.cwd(), 'src');
const languages = Object.keys(LANGUAGES) as Language[];
/** Files that the server alone uses: its own test looks after them. */
const SERVER = new Set(['server.ftl']);

/** The plural forms that each language needs (CLDR); Italian lets `many`, for millions, fall back. */
const PLURALS: Record<Language, string[]> = {
  en: ['one', 'other'],
  uk: ['few', 'many', 'one', 'other'],
  ru: ['few', 'many', 'one', 'other'],
  pl: ['few', 'many', 'one', 'other'],
  it: ['one', 'other'],
  de: ['one', 'other'],
};

/** Materials of a game («7 їжі») have one form for everything but one. */
const MASS = 'one,other';

const textOf = (language: string, file: string): string => readFileSync(join(LOCALES, language, file), 'utf8');
const files = readdirSync(join(LOCALES, 'en')).filter((file) => file.endsWith('.ftl') && !SERVER.has(file));

function messages(language: string, file: string): Map<string, Message> {
  const { body } = new FluentParser({ withSpans: false }).parse(textOf(language, file));
  const junk = body.filter((entry) => entry.type === 'Junk');
  expect(junk, `${language}/${file} can't be read`).toEqual([]);
  return new Map(
    body.flatMap((entry) => (entry.type === 'Message' ? [[(entry as Message).id.name, entry as Message]] : [])),
  );
}

function variables(message: Message): string[] {
  const found = new Set<string>();
  class Collect extends Visitor {
    override visitVariableReference(node: VariableReference): void {
      found.add(node.id.name);
    }
  }
  new Collect().visit(message);
  return [...found].sort();
}

/** The sets of plural keys that a message selects by. */
function selections(message: Message): string[][] {
  const found: string[][] = [];
  class Collect extends Visitor {
    override visitSelectExpression(node: SelectExpression): void {
      found.push(node.variants.map(({ key }) => String('name' in key ? key.name : key.value)).sort());
      this.genericVisit(node);
    }
  }
  new Collect().visit(message);
  return found;
}

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(SOURCES, name), 'utf8'))
  .join('\n');

/** `t('id')` and `` t(`prefix-${x}`) ``: what the sources ask for by name, and the patterns they build. */
const literals = new Set(
  [...sources.matchAll(/['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['"`]/g)].map((found) => found[1] ?? ''),
);
const asked = [...sources.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((found) => found[1] ?? '');
const built = [...sources.matchAll(/`([a-z][a-z0-9-]*-)\$\{[^}]*\}([a-z0-9-]*)`/g)].map(
  ([, before = '', after = '']) => new RegExp(`^${before}.+${after}$`),
);

describe.each(files)('%s', (file) => {
  const english = messages('en', file);

  it.each(languages)('has every message, and no other, in %s', (language) => {
    expect([...messages(language, file).keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each(languages)('has the variables of English in %s', (language) => {
    const other = messages(language, file);
    const differ = [...english].filter(([id, message]) => {
      const translated = other.get(id);
      return translated && String(variables(translated)) !== String(variables(message));
    });
    expect(differ.map(([id]) => id)).toEqual([]);
  });

  it.each(languages)('has every plural form in %s', (language) => {
    const wrong = [...messages(language, file)].filter(([, message]) =>
      selections(message)
        .map((keys) => keys.filter((key) => !/^\d+$/.test(key)))
        .filter((keys) => keys.includes('one'))
        .some((keys) => String(keys) !== String(PLURALS[language]) && !(file !== 'shell.ftl' && String(keys) === MASS)),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it('has no message that nothing shows', () => {
    const unused = [...english.keys()].filter((id) => !literals.has(id) && !built.some((pattern) => pattern.test(id)));
    expect(unused).toEqual([]);
  });
});

it('every message that is asked for by name exists', () => {
  const known = new Set(files.flatMap((file) => [...messages('en', file).keys()]));
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});

it.each(languages)('every message of %s can be formatted', (language) => {
  const bundle = makeBundle(
    language,
    files.map((file) => textOf(language, file)),
  );
  for (const file of files) {
    for (const [id, message] of messages(language, file)) {
      const pattern = bundle.getMessage(id)?.value;
      const args = Object.fromEntries(variables(message).map((name) => [name, 5]));
      const errors: Error[] = [];
      if (pattern) bundle.formatPattern(pattern, args, errors);
      expect(errors, `${language} ${id}`).toEqual([]);
    }
  }
});

describe('plurals', () => {
  const say = (language: Language, count: number): string => {
    const bundle = makeBundle(language, [textOf(language, 'shell.ftl')]);
    const pattern = bundle.getMessage('seats-free')?.value;
    return pattern ? bundle.formatPattern(pattern, { count }).replaceAll('\u00a0', ' ') : '';
  };

  it.each([
    ['en', ['1 free seat', '2 free seats', '5 free seats']],
    ['uk', ['1 вільне місце', '2 вільні місця', '5 вільних місць', '21 вільне місце']],
    ['ru', ['1 свободное место', '2 свободных места', '5 свободных мест', '21 свободное место']],
    ['pl', ['1 wolne miejsce', '2 wolne miejsca', '5 wolnych miejsc', '21 wolnych miejsc']],
    ['it', ['1 posto libero', '2 posti liberi']],
    ['de', ['1 freier Platz', '2 freie Plätze']],
  ] as const)('are right in %s', (language, expected) => {
    expect(expected.map((text) => say(language, Number.parseInt(text, 10)))).toEqual(expected);
  });
});
