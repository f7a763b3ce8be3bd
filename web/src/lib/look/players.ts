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
