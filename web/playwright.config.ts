import { defineConfig } from '@playwright/test';

import { browser } from './tests/support/browser.ts';

/** Whole games in Debian's browser against the real program. `cargo xtask browser` builds it first. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: '../target/playwright',
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: { ...browser, actionTimeout: 15_000, navigationTimeout: 30_000, trace: 'retain-on-failure' },
});
