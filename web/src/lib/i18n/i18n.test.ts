import { describe, expect, it } from 'vitest';

import { makeBundle, t, texts } from './i18n.svelte';
import { preferredLanguage } from './languages';

describe('the language of a newcomer', () => {
  it.each([
    [['uk-UA', 'en'], 'uk'],
    [['fr-FR', 'pl-PL'], 'pl'],
    [['fr-FR', 'ja'], 'en'],
    [[], 'en'],
    [['DE'], 'de'],
  ])('%j gives %s', (wanted, expected) => {
    expect(preferredLanguage(wanted)).toBe(expected);
  });
});

describe('texts', () => {
  it('change as a whole, with the language of the page', async () => {
    await texts.speak('de');
    expect([t('undo'), document.documentElement.lang]).toEqual(['Rückgängig', 'de']);
    await texts.speak('it');
    expect([t('undo'), document.documentElement.lang]).toEqual(['Annulla mossa', 'it']);
  });

  it('obey the last wish when two come close together', async () => {
    await Promise.all([texts.speak('pl'), texts.speak('uk')]);
    expect(t('undo')).toBe('Відмінити');
  });

  it('show the name of a message that is missing', () => {
    expect(t('no-such-message')).toBe('no-such-message');
  });

  it('have real apostrophes and no invisible marks', () => {
    const bundle = makeBundle('uk', ["a = Кам'яна { $x }"]);
    const pattern = bundle.getMessage('a')?.value ?? '';
    expect(bundle.formatPattern(pattern, { x: "д'" })).toBe("Кам’яна д'");
  });
});
