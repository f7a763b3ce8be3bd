/**
 * Icons live in the page once, as symbols, so that custom properties (`--cut`, `--wood` …) reach inside
 * each `<use>`. Every part of the app provides only what it shows, which keeps the first load small.
 */
const provided = new Set<string>();

const NAME = /([^/]+)\.svg$/;

/** Adds icons, by path or file name, with the text of their files (`import.meta.glob(…, '?raw')`). */
export function provideIcons(files: Record<string, string>): void {
  const symbols: string[] = [];
  for (const [path, text] of Object.entries(files)) {
    const name = NAME.exec(path)?.[1] ?? path;
    if (provided.has(name)) continue;
    provided.add(name);
    const inside = text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>'));
    symbols.push(`<symbol id="i-${name}" viewBox="0 0 32 32">${inside}</symbol>`);
  }
  if (symbols.length === 0) return;
  const holder = document.createElement('div');
  holder.hidden = true;
  // The text is our own files, bundled at build time; nothing from outside gets here.
  holder.innerHTML = `<svg width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`;
  document.body.prepend(holder);
}
