import type { Snippet } from 'svelte';

/** What the tabs of the sheet show. */
export interface SheetParts {
  mat: Snippet;
  rivals: Snippet;
  log: Snippet;
  cards: Snippet;
}

export const TABS = ['board', 'mat', 'cards', 'rivals', 'log'] as const;
export type Tab = (typeof TABS)[number];
