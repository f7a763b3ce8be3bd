/** The languages of Ochre, each by the name that its speakers give it. */
export const LANGUAGES = {
  en: 'English',
  uk: 'Українська',
  ru: 'Русский',
  pl: 'Polski',
  it: 'Italiano',
  de: 'Deutsch',
} as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: unknown): text is Language => typeof text === 'string' && text in LANGUAGES;

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}
