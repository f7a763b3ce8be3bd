import { t } from '$lib/i18n';
import { settings } from '$lib/settings/settings.svelte';

/** Names for seats that are all played on this device. */
export function namesHere(seats: readonly number[]): Map<number, string> {
  return new Map(
    seats.map((seat, index) => [
      seat,
      index === 0 && settings.name.trim() !== '' ? settings.name.trim() : t('default-name-numbered', { number: seat }),
    ]),
  );
}
