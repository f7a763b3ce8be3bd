/** A player is colour + shape + pattern + initial: the shape's name by seat, the class `p1` … `p4`. */
export const SHAPES = ['sun', 'peak', 'hearth', 'spark'] as const;

export type Shape = (typeof SHAPES)[number];

export function shapeOf(seat: number): Shape {
  return SHAPES[(seat - 1) % SHAPES.length] ?? 'sun';
}

/** The first letter of a name, as a person would write it. */
export function initialOf(name: string): string {
  const letter = [...name.trim()][0];
  return letter ? letter.toLocaleUpperCase() : '?';
}

/**
 * Initials that differ, for all names of a table: the first letter; where it is taken the number that the name ends
 * with, then the first letter with a later one, and for a name that somebody else has too the number of the seat.
 */
export function initialsOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const initial = initialOf(name);
    const number = /\d+$/.exec(name.trim())?.[0];
    const later = [...name.trim()].slice(1).filter((letter) => /\p{L}/u.test(letter));
    const wishes = [initial, ...(number ? [number] : []), ...later.map((letter) => initial + letter.toLocaleLowerCase())];
    const mark = wishes.find((wish) => !taken.has(wish)) ?? `${index + 1}`;
    taken.add(mark);
    return mark;
  });
}
