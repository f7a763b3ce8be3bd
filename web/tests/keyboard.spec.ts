import { expect, test, type Page } from './support/test.ts';
import { keyboard, nameOfTable, playToTheEnd, table } from './support/play.ts';
import { stateOf } from './support/tables.ts';

/** Presses Tab until the focus is on something with this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.getAttribute('aria-label') ?? element?.labels?.[0]?.innerText ?? element?.innerText ?? '';
    });
    if (name.test(here)) return;
  }
  throw new Error(`Tab doesn't reach ${name}`);
}

test('a whole game is played with the keyboard alone, from the home page to the final scoring', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'More options' })).toBeVisible();
  await tabTo(page, /^More options/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Last round/);
  await page.keyboard.type('2');
  await tabTo(page, /^Done/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Start/);
  await page.keyboard.press('Enter');
  await expect(table(page)).toBeVisible();
  await playToTheEnd([page], keyboard);
  expect((await stateOf(page, nameOfTable(page))).stage).toBe('over');
});

test('arrows walk over the board, digits choose how many, Escape takes back, question mark helps', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  await page.getByRole('button', { name: 'Start', exact: false }).click();
  await expect(page.locator('[data-place].legal').first()).toBeVisible();
  await page.keyboard.press('F6');
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? null);
  const from = await focused();
  expect(from).not.toBeNull();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).not.toBe(from);
  await page.locator('[data-place="forest"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('2');
  await expect(page.locator('[data-question] [aria-pressed="true"]')).toHaveText('2');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-question]')).toHaveCount(0);
  expect(await focused()).toBe('forest');
  await page.keyboard.press('?');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
