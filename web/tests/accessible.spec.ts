import AxeBuilder from '@axe-core/playwright';

import { expect, test, type Page } from './support/test.ts';
import { begin, make, playedOut, wish } from './support/tables.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds no fault on any screen in ${theme}`, async ({ person }) => {
    test.slow();
    const page = await person({ theme });
    await page.goto('/');
    const lobby = (await make(page, wish(['person', 'person']))).table;
    const running = await begin(page, wish(['person', 'bot', 'bot']));
    const over = await playedOut(page);
    const screens: [address: string, sign: string, click?: string][] = [
      ['/', '.seats'],
      ['/', '.seats', '.options .btn'],
      ['/settings', '.seg'],
      ['/rules/stone-age', 'main h2'],
      ['/about', 'main p'],
      ['/import', 'textarea'],
      ['/nowhere', 'h1'],
      [`/t/${lobby}`, '#missing'],
      [`/t/${running}`, '[data-place].legal'],
      [`/t/${running}`, '[data-place].legal', '[data-place].legal'],
      [`/t/${over}?step=20`, '[data-table]'],
      [`/t/${over}`, '.end table'],
    ];
    for (const [address, sign, click] of screens) {
      await test.step(`${address} ${click ?? ''}`, async () => {
        await page.goto(address);
        await page.locator(sign).first().waitFor();
        if (click) await page.locator(click).last().click();
        if (click) await page.locator('[role=dialog], dialog[open]').first().waitFor();
        expect.soft(await faults(page), `${address} ${click ?? ''}`).toEqual([]);
      });
    }
  });
}
