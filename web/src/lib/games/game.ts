import { texts, type Arguments } from '$lib/i18n';
import type { TableModel } from '$lib/table/model';
import type { ErrorBody } from '$lib/wire/wire';
import type { Component } from 'svelte';

/** What a game's screen (`<game>/Game.svelte`) gets from the frame around it. */
export interface GameProps {
  table: TableModel;
  /** A message of `locales/<language>/<game>.ftl` in the language of the page. */
  t: (id: string, args?: Arguments) => string;
  /** Asks the server why an action can't be chosen now. */
  explain: (action: string) => Promise<string | ErrorBody>;
  /** Whether to ask before something that can't be taken back. */
  confirm: boolean;
}

/** A game with a folder has a board of its own; every other one is played as plain lists. */
const screens = import.meta.glob<{ default: Component<GameProps> }>('./*/Game.svelte');
const GENERIC = './generic/Game.svelte';

/** The screen of a game, once its texts are there too. */
export async function loadGame(game: string): Promise<Component<GameProps>> {
  const load = screens[`./${game}/Game.svelte`] ?? screens[GENERIC];
  if (!load) throw new Error(`no screen for ${game}`);
  const [screen] = await Promise.all([load(), texts.need(game)]);
  return screen.default;
}

export const hasBoard = (game: string): boolean => `./${game}/Game.svelte` in screens;
