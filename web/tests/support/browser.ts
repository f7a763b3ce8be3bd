import type { PlaywrightTestConfig } from '@playwright/test';

/** Debian's browser, at the size of a laptop; nothing moves unless a test wants it to. */
export const browser = {
  browserName: 'chromium' as const,
  viewport: { width: 1280, height: 800 },
  locale: 'en-GB',
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
} satisfies PlaywrightTestConfig['use'];
