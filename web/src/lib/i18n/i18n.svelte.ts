import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Language } from './languages';

export type Arguments = Record<string, FluentVariable>;

/** One chunk for each file, so that a browser loads one language and the games it plays. */
const files = import.meta.glob<string>('../../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

const load = async (language: Language, part: string): Promise<string> =>
  (await files[`../../../../locales/${language}/${part}.ftl`]?.()) ?? '';

/** Sources have ASCII apostrophes, which every keyboard has; readers get real ones. */
const typographic = (text: string): string => text.replaceAll("'", '’');

export function makeBundle(language: Language, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, transform: typographic });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The texts of one language. Replaced as a whole, so that every `t` on the page is worked out anew. */
class Texts {
  #bundle = $state.raw<FluentBundle | null>(null);
  #fallback = $state.raw<FluentBundle | null>(null);
  #language = $state<Language>('en');
  #parts = new Set(['shell']);
  #wish = 0;
  #fallbackAsked = false;

  get language(): Language {
    return this.#language;
  }

  /** Speaks this language from the moment its texts are there. */
  async speak(language: Language): Promise<void> {
    const wish = ++this.#wish;
    const sources = await Promise.all([...this.#parts].map((part) => load(language, part)));
    if (wish !== this.#wish) return;
    this.#bundle = makeBundle(language, sources);
    this.#language = language;
    document.documentElement.lang = language;
  }

  /** Makes sure that the texts of a part (`stone-age`) are there too. */
  async need(part: string): Promise<void> {
    if (this.#parts.has(part)) return;
    this.#parts.add(part);
    await this.speak(this.#language);
  }

  get(id: string, args?: Arguments): string {
    for (const bundle of [this.#bundle, this.#fallback]) {
      const pattern = bundle?.getMessage(id)?.value;
      if (bundle && pattern) return bundle.formatPattern(pattern, args ?? null, []);
    }
    void this.#loadFallback();
    return id;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** English is loaded only when a message is missing, which a test forbids. */
  async #loadFallback(): Promise<void> {
    if (this.#fallbackAsked || !this.#bundle || this.#language === 'en') return;
    this.#fallbackAsked = true;
    this.#fallback = makeBundle('en', await Promise.all([...this.#parts].map((part) => load('en', part))));
  }
}

export const texts = new Texts();

/** The message `id` in the language of the page. */
export const t = (id: string, args?: Arguments): string => texts.get(id, args);
