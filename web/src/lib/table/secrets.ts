/**
 * Whether a position hides something from its viewer: `"?"` or a bare `{"count": n}` (docs/notation.md, "Positions").
 * Tells when players at one device need a curtain, without knowing a single rule.
 */
export function hidesSomething(view: unknown): boolean {
  if (view === '?') return true;
  if (Array.isArray(view)) return view.some(hidesSomething);
  if (typeof view !== 'object' || view === null) return false;
  const keys = Object.keys(view);
  if (keys.length === 1 && keys[0] === 'count') return true;
  return Object.values(view).some(hidesSomething);
}
