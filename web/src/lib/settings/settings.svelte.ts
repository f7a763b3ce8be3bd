import { isLanguage, preferredLanguage, texts, type Language } from '$lib/i18n';

import { recallObject, remember } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export const ANIMATIONS = ['normal', 'fast', 'off'] as const;

export type Theme = (typeof THEMES)[number];
export type Animation = (typeof ANIMATIONS)[number];

const oneOf = <T extends string>(list: readonly T[], value: unknown): T =>
  list.find((item) => item === value) ?? (list[0] as T);

/** What a person likes, kept in this browser. */
class Settings {
  #language = $state<Language>('en');
  #theme = $state<Theme>('system');
  #animation = $state<Animation>('normal');
  #sound = $state(true);
  #notify = $state(false);
  #confirm = $state(false);
  #pass = $state(false);
  #name = $state('');

  /** Reads what was remembered, and shows it. */
  async begin(): Promise<void> {
    const kept = recallObject('settings');
    this.#language = isLanguage(kept['language']) ? kept['language'] : preferredLanguage(navigator.languages);
    this.#theme = oneOf(THEMES, kept['theme']);
    this.#animation = oneOf(ANIMATIONS, kept['animation']);
    this.#sound = kept['sound'] !== false;
    this.#notify = kept['notify'] === true;
    this.#confirm = kept['confirm'] === true;
    this.#pass = kept['pass'] === true;
    this.#name = typeof kept['name'] === 'string' ? kept['name'] : '';
    this.#show();
    await texts.speak(this.#language);
  }

  get language(): Language {
    return this.#language;
  }
  set language(value: Language) {
    this.#language = value;
    void texts.speak(value);
    this.#keep();
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    this.#keep();
  }

  get animation(): Animation {
    return this.#animation;
  }
  set animation(value: Animation) {
    this.#animation = value;
    this.#keep();
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(value: boolean) {
    this.#sound = value;
    this.#keep();
  }

  /** Whether the system is to tell whose turn it is while the page is hidden. */
  get notify(): boolean {
    return this.#notify;
  }
  set notify(value: boolean) {
    this.#notify = value;
    this.#keep();
  }

  /** Whether to ask before something that can't be taken back. */
  get confirm(): boolean {
    return this.#confirm;
  }
  set confirm(value: boolean) {
    this.#confirm = value;
    this.#keep();
  }

  /** Whether a question whose every other answer brings nothing is answered unasked. */
  get pass(): boolean {
    return this.#pass;
  }
  set pass(value: boolean) {
    this.#pass = value;
    this.#keep();
  }

  /** The name that was given last. */
  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    this.#name = value;
    this.#keep();
  }

  #keep(): void {
    this.#show();
    const { language, theme, animation, sound, notify, confirm, pass, name } = this;
    remember('settings', { language, theme, animation, sound, notify, confirm, pass, name });
  }

  #show(): void {
    const { dataset } = document.documentElement;
    if (this.#theme === 'system') delete dataset['theme'];
    else dataset['theme'] = this.#theme;
    dataset['motion'] = this.#animation;
  }
}

export const settings = new Settings();
