import { defineConfig } from '@playwright/test';

import { browser } from './tests/support/browser.ts';

/** Every screen at four sizes, light and dark, into `target/screenshots`. */
export default defineConfig({
  testDir: 'tests/screens',
  testMatch: '*.ts',
  outputDir: '../target/playwright-screens',
  workers: 1,
  reporter: [['list']],
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: { ...browser, actionTimeout: 15_000, navigationTimeout: 30_000 },
});
