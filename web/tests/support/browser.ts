import type { PlaywrightTestConfig } from '@playwright/test';

const args = ['--no-sandbox'];
// A page that comes from a folder (`client.ts`) counts as one from far away, which may open no socket to this machine.
if (process.env['OCHRE_CLIENT'] !== undefined) args.push('--disable-features=LocalNetworkAccessChecks');

/** Debian's browser, at the size of a laptop; nothing moves unless a test wants it to. */
export const browser = {
  browserName: 'chromium' as const,
  viewport: { width: 1280, height: 800 },
  locale: 'en-GB',
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args },
} satisfies PlaywrightTestConfig['use'];
