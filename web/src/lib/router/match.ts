/** Every screen that has an address. */
export type Route =
  | { screen: 'home' }
  | { screen: 'table'; table: string; step: number | null; token: string | null }
  | { screen: 'rules'; game: string | null; rule: string | null }
  | { screen: 'settings' }
  | { screen: 'about' }
  | { screen: 'import' }
  | { screen: 'unknown' };

/** The screen of an address. What a link can't mean is `unknown`, never an error. */
export function match(url: URL): Route {
  const [first, second, ...rest] = url.pathname.split('/').filter((part) => part !== '');
  const fragment = decode(url.hash.slice(1));
  if (rest.length > 0) return { screen: 'unknown' };
  if (first === undefined) return { screen: 'home' };
  if (first === 't' && second !== undefined) {
    return { screen: 'table', table: decode(second), step: stepOf(url), token: fragment === '' ? null : fragment };
  }
  if (first === 'rules') {
    return {
      screen: 'rules',
      game: second === undefined ? null : decode(second),
      rule: fragment === '' ? null : fragment,
    };
  }
  if (second === undefined && (first === 'settings' || first === 'about' || first === 'import'))
    return { screen: first };
  return { screen: 'unknown' };
}

function stepOf(url: URL): number | null {
  const text = url.searchParams.get('step');
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
