/** What is being read beside the game. */
export type Reading = { what: 'help' } | { what: 'points' } | { what: 'cards'; seat: number };
