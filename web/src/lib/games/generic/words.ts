/** Plain words for what has no board yet: notation made readable, nothing more. */
const spaced = (text: string): string => text.replaceAll(/[_-]+/g, ' ');

/** `place chief migrate` → `Place chief migrate`. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const label = (key: string): string => capital(spaced(key));

export interface Group {
  verb: string;
  actions: { action: string; text: string; undo: boolean }[];
}

/** Choices by their first word, in the order of the server. */
export function groupChoices(choices: readonly { action: string; undo: boolean }[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { action, undo } of choices) {
    const [verb = action] = action.split(' ');
    const group = groups.get(verb) ?? { verb, actions: [] };
    groups.set(verb, group);
    group.actions.push({ action, text: capital(spaced(action)), undo });
  }
  return [...groups.values()];
}

/** A value of a position in one line, or `null` where it needs a list of its own. */
export function inOneLine(value: unknown): string | null {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return spaced(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    const items = value.map(inOneLine);
    return items.some((item) => item === null) ? null : counted(items as string[]);
  }
  const { kind, ...others } = value as Record<string, unknown>;
  // What a phase is called says more than that it is called something.
  if (typeof kind === 'string') return [spaced(kind), inOneLine(others)].filter((part) => part !== '–').join(': ');
  const entries = Object.entries(others);
  if (entries.length === 0) return '–';
  // Hidden cards are only counted.
  if (entries.length === 1 && 'count' in others) return `${String(others['count'])} × ?`;
  if (entries.length > 8) return null;
  const items = entries.map(([key, inner]) => ({
    key,
    text: typeof inner === 'object' && inner !== null ? null : inOneLine(inner),
  }));
  return items.some(({ text }) => text === null)
    ? null
    : items.map(({ key, text }) => `${spaced(key)} ${text}`).join(', ');
}

/** `tribesman, tribesman, scout` → `2 × tribesman, scout`. */
function counted(items: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, count]) => (count > 1 ? `${count} × ${item}` : item)).join(', ');
}

/** What stands elsewhere on the page, or is of no use to a player. */
const KNOWN = new Set(['game', 'rules', 'players', 'options', 'pack', 'components', 'seats', 'seat', 'score', 'name']);

export const facts = (position: unknown): [string, unknown][] =>
  typeof position === 'object' && position !== null ? Object.entries(position).filter(([key]) => !KNOWN.has(key)) : [];
