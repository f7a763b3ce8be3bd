export { t, texts, type Arguments } from './i18n.svelte';
export { isLanguage, LANGUAGES, preferredLanguage, type Language } from './languages';
