import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { BrowserContext } from '@playwright/test';

/**
 * A folder with a built client to test instead of the one inside the program, which is as old as the program:
 * `npx vite build --outDir /tmp/client && OCHRE_CLIENT=/tmp/client npx playwright test`.
 */
const FOLDER = process.env['OCHRE_CLIENT'];

/** Gives the pages of somebody the client of that folder. Cookies, requests and sockets stay those of the program. */
export async function bringClient(context: BrowserContext): Promise<void> {
  if (FOLDER === undefined) return;
  const folder = resolve(FOLDER);
  await context.route(
    (url) => url.protocol.startsWith('http') && !url.pathname.startsWith('/api/'),
    (route) => {
      const path = join(folder, new URL(route.request().url()).pathname);
      const isFile = existsSync(path) && statSync(path).isFile();
      return route.fulfill({ path: isFile ? path : join(folder, 'index.html') });
    },
  );
}
