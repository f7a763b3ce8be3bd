import { expect, test, type Page } from './support/test.ts';
import { begin, playedOut, stateOf, wish } from './support/tables.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('on a phone no screen is wider than the phone', async ({ person }) => {
  const page = await person({}, PHONE);
  await page.goto('/');
  const over = await playedOut(page);
  const running = await begin(page, wish(['person', 'bot', 'bot', 'bot']));
  for (const address of ['/', '/settings', '/rules/stone-age', '/about', '/import', '/x', `/t/${running}`, `/t/${over}`, `/t/${over}?step=9`]) {
    await page.goto(address);
    await page.locator('main').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect.soft(await tooWide(page), address).toBeLessThanOrEqual(0);
  }
});

test('on a phone people are placed with two taps, and the sheet shows everything else', async ({ person }) => {
  const page = await person({}, PHONE);
  await page.goto('/');
  const name = await begin(page, wish(['person', 'bot', 'bot']));
  await page.goto(`/t/${name}`);
  const board = page.locator('[data-table] svg[role=group]');
  await expect(board).toBeInViewport({ ratio: 0.95 });
  const before = (await stateOf(page, name)).step;
  await page.locator('[data-place="forest"].legal').tap();
  await expect(page.locator('.sheet [data-question]')).toBeInViewport({ ratio: 1 });
  await page.locator('[data-question] [data-main]').tap();
  await expect.poll(async () => (await stateOf(page, name)).step).toBeGreaterThan(before);

  for (const tab of await page.getByRole('tab').all()) {
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
  }
});
