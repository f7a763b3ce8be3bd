/** Local storage that is allowed to be missing or full: then nothing is remembered, and nothing breaks. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`ochre.${key}`, JSON.stringify(value));
  } catch {
    // Private windows and full discs: the page works without a memory.
  }
}

export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`ochre.${key}`) ?? 'null');
  } catch {
    return null;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`ochre.${key}`);
  } catch {
    // As above.
  }
}

export function recallObject(key: string): Record<string, unknown> {
  const value = recall(key);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
