import { resolve } from 'node:path';

import { expect, test, type Page } from '../support/test.ts';
import { tableAt } from '../support/positions.ts';
import { act, begin, make, playedOut, sit, wish } from '../support/tables.ts';

const FOLDER = resolve(import.meta.dirname, '../../../target/screenshots');
const SIZES = [
  [390, 844],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;

/** One screen: how to come there, how to know that one is there, and what to press first. */
interface Screen {
  name: string;
  go: (page: Page) => Promise<string>;
  sign: string;
  click?: string;
  /** Pages are shown whole; a table fills the window. */
  whole?: boolean;
}

const at = (address: string) => async (): Promise<string> => address;
const inside = (kind: string) => async (page: Page): Promise<string> => `/t/${await tableAt(page, kind)}`;

const SCREENS: Screen[] = [
  { name: 'home', go: at('/'), sign: '.seats .input', whole: true },
  { name: 'new-game', go: at('/'), sign: '.seats .input', click: '.options > .btn' },
  {
    name: 'lobby',
    go: async (page) => {
      const made = await make(page, wish(['person', 'person', 'bot']));
      await sit(page, made, { 1: 'Mara' });
      return `/t/${made.table}`;
    },
    sign: '#missing',
    whole: true,
  },
  {
    name: 'table-first-round',
    go: async (page) => {
      const table = await begin(page, wish(['person', 'person', 'person']));
      for (const place of ['field', 'hut', 'forest', 'quarry']) {
        await act(page, table, (actions) => actions.find((action) => action.startsWith(`place ${place} `)));
      }
      return `/t/${table}`;
    },
    sign: '[data-place].legal',
  },
  { name: 'table-placing', go: inside('placing'), sign: '[data-place].legal' },
  { name: 'table-stepper', go: inside('placing'), sign: '[data-place].legal', click: '[data-place].legal' },
  { name: 'table-using', go: inside('using'), sign: '[data-place].legal' },
  { name: 'table-tools', go: inside('adding-tools'), sign: '[data-question]' },
  { name: 'table-payment-card', go: inside('paying-card'), sign: '[data-question]' },
  { name: 'table-payment-building', go: inside('paying-buil'), sign: '[data-question]' },
  { name: 'table-dice-for-all', go: inside('taking-die'), sign: '[data-question]' },
  { name: 'table-feeding', go: inside('feeding'), sign: '[data-question]' },
  { name: 'end', go: async (page) => `/t/${await playedOut(page)}`, sign: '.end table' },
  { name: 'replay', go: async (page) => `/t/${await playedOut(page)}?step=24`, sign: '[data-table] [data-place]' },
  { name: 'settings', go: at('/settings'), sign: '.seg', whole: true },
  { name: 'rules', go: at('/rules/stone-age'), sign: 'main h2' },
  { name: 'about', go: at('/about'), sign: 'main p', whole: true },
  { name: 'import', go: at('/import'), sign: 'textarea', whole: true },
  { name: 'not-found', go: at('/nowhere'), sign: 'h1', whole: true },
  { name: 'no-table', go: at('/t/nothing'), sign: 'h1', whole: true },
];

for (const theme of ['light', 'dark'] as const) {
  for (const { name, go, sign, click, whole } of SCREENS) {
    test(`${name} in ${theme}`, async ({ person }) => {
      const page = await person({ theme });
      const address = await go(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.goto(address);
        const curtain = page.locator('.curtain button');
        await page.locator(sign).or(curtain).first().waitFor();
        if (await curtain.isVisible()) await curtain.click();
        await page.locator(sign).first().waitFor();
        if (click) {
          await page.locator(click).last().click();
          await page.locator('[role=dialog], dialog[open]').first().waitFor();
        }
        await page.evaluate(() => document.fonts.ready);
        const path = `${FOLDER}/${name}-${width}x${height}-${theme}.png`;
        await page.screenshot({ path, fullPage: whole ?? false, animations: 'disabled' });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(wide, `${name} at ${width} is too wide`).toBeLessThanOrEqual(0);
      }
    });
  }
}
