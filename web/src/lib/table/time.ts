import { t } from '$lib/i18n';

/** A span of time as a clock shows it: days and hours in words, what is shorter in digits. */
export function spellTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return t('days', { count: Math.floor(hours / 24) });
  if (hours > 0) return t('hours', { count: hours });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
