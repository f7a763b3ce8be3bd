import { gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

/** The part of a built chunk that is needed here. */
interface Chunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  isEntry: boolean;
  imports: string[];
  code: string;
  viteMetadata?: { importedCss: Set<string> };
}

interface Asset {
  type: 'asset';
  source: string | Uint8Array;
}

const MOST = 150_000;

/** What a browser loads before somebody can play: from the start page, and from a link to a table. */
const LOADS: Record<string, RegExp[]> = {
  'start page': [/routes\/Home\.svelte$/, /locales\/uk\/shell\.ftl/],
  'Stone Age table': [
    /routes\/Table\.svelte$/,
    /games\/stone-age\/Game\.svelte$/,
    /locales\/uk\/(shell|stone-age)\.ftl/,
  ],
};

/** Fails the build when a first load (script and style, gzipped) grows over its budget. */
export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = bundle as unknown as Record<string, Chunk | Asset>;
      const chunks = Object.values(files).filter((file): file is Chunk => file.type === 'chunk');
      for (const [name, parts] of Object.entries(LOADS)) {
        const loaded = new Set<string>();
        const load = (chunk: Chunk): void => {
          if (loaded.has(chunk.fileName)) return;
          loaded.add(chunk.fileName);
          chunk.viteMetadata?.importedCss.forEach((file) => loaded.add(file));
          for (const file of chunk.imports) {
            const next = files[file];
            if (next?.type === 'chunk') load(next);
          }
        };
        chunks
          .filter((chunk) => chunk.isEntry || parts.some((part) => part.test(chunk.facadeModuleId ?? '')))
          .forEach(load);
        const bytes = [...loaded].reduce((sum, file) => sum + sizeOf(files[file]), 0);
        const text = `first load, ${name}: ${(bytes / 1000).toFixed(1)} kB gzipped of ${MOST / 1000}`;
        if (bytes > MOST) this.error(`${text}: too much. What is in it: ${[...loaded].join(', ')}`);
        else console.log(text);
      }
    },
  };
}

function sizeOf(file: Chunk | Asset | undefined): number {
  if (!file) return 0;
  return gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
}
