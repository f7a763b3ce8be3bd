import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { budget } from './build/budget.ts';
import { precompress } from './build/precompress.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [svelte(), budget(), precompress()],
  resolve: {
    alias: { $lib: path('./src/lib') },
    // Components are tested as the browser gets them.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [path('..')] },
    proxy: { '/api': { target: process.env['OCHRE_SERVER'] ?? 'http://127.0.0.1:8080', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    // A link that the router leaves alone must not make the test's browser go there.
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true } } },
    },
    include: ['src/**/*.test.ts'],
  },
});
