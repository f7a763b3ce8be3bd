import { recallObject, remember } from '$lib/settings/storage';

/** What the server tells only once about a table: links to hand out, and the codes of the own seats. */
export interface Keepsakes {
  /** Tokens of seats that were still open, by seat. */
  links: Record<string, string>;
  /** Recovery codes, by the name that took the seat: seats may be shuffled when the game begins. */
  codes: Record<string, string>;
  /** Up to which entry the chat was read. */
  read?: number;
}

const MOST_TABLES = 60;

export function keepsakes(table: string): Keepsakes {
  const kept = recallObject('tables')[table] as Partial<Keepsakes> | undefined;
  const read = typeof kept?.read === 'number' ? { read: kept.read } : {};
  return { links: { ...kept?.links }, codes: { ...kept?.codes }, ...read };
}

export function keep(table: string, change: (kept: Keepsakes) => void): void {
  const kept = keepsakes(table);
  change(kept);
  const { [table]: _, ...others } = recallObject('tables');
  const newest = Object.entries(others).slice(1 - MOST_TABLES);
  remember('tables', { ...Object.fromEntries(newest), [table]: kept });
}

/** The link that opens a seat. The token stands behind the `#`, so that no server on the way ever sees it. */
export const seatLink = (table: string, token: string): string => `${location.origin}/t/${table}#${token}`;

/** 32 random bytes: the share of this seat in the luck of the table. */
export function ownLuck(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
