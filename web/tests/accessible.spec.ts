import AxeBuilder from '@axe-core/playwright';

import { expect, test, type Page } from './support/test.ts';
import { tableAt } from './support/positions.ts';
import { act, begin, make, playedOut, sit, stateOf, wish } from './support/tables.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page, or in a part of it. */
async function faults(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(TAGS);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
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

const QUESTIONS = ['adding-tools', 'paying-card', 'paying-buil', 'taking-die', 'feeding'];

/** What a table opens: the name of a menu's button, and the part of the page that appears. */
const OPENED: [button: string, part: string][] = [
  ['Players and links', 'dialog'],
  ['Recovery code', 'dialog'],
  ['Report a fault', 'dialog'],
  ['Delete the table', 'dialog'],
  ['Chat', '.frame > aside'],
  ['Log', '.frame > aside'],
];

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds no fault in questions, menus and dialogs in ${theme}`, async ({ person }) => {
    test.slow();
    const page = await person({ theme });
    await page.goto('/');
    const check = async (what: string, part?: string): Promise<void> =>
      expect.soft(await faults(page, part), what).toEqual([]);

    for (const kind of QUESTIONS) {
      await page.goto(`/t/${await tableAt(page, kind)}`);
      const curtain = page.locator('.curtain button');
      await page.locator('[data-question]').or(curtain).first().waitFor();
      if (await curtain.isVisible()) await curtain.click();
      await page.locator('[data-question]').first().waitFor();
      await check(kind);
    }
    await page.goto(`/t/${await begin(page, wish(['person', 'person']))}`);
    for (const [button, part] of OPENED) {
      await page.getByRole('button', { name: 'Menu' }).click();
      if (button === OPENED[0]?.[0]) await check('menu', '.bar');
      await page.locator('.menu .list').getByRole('button', { name: button, exact: true }).click();
      await page.locator(part).waitFor();
      await check(button, part);
      await page.keyboard.press('Escape');
      await expect(page.locator(part)).toHaveCount(0);
    }

    const made = await make(page, wish(['person', 'person']));
    await sit(page, made, { 1: 'Mara' });
    await page.goto(`/t/${made.table}`);
    await page.getByRole('button', { name: 'Invite' }).click();
    await check('invite', 'dialog');

    const hidden = await begin(page, wish(['person', 'person'], { game: 'endless-winter' }));
    await page.goto(`/t/${hidden}`);
    await page.locator('main h2').first().waitFor();
    while ((await stateOf(page, hidden)).turn === 1) await act(page, hidden, ([action]) => action);
    await page.locator('.curtain button').waitFor();
    await check('curtain');
  });
}
