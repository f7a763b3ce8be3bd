import { expect, test } from './support/test.ts';
import { move, nameOfTable, now, playToTheEnd, table } from './support/play.ts';
import { stateOf } from './support/tables.ts';

test('two clicks on the home page lead to a game against bots, and the first move is made', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  await page.getByRole('button', { name: 'Against bots' }).click();
  await page.getByRole('button', { name: 'Start', exact: false }).click();
  await expect(table(page)).toBeVisible();
  const before = await stateOf(page, nameOfTable(page));
  await expect.poll(() => now(page)).toBe('board');
  await move(page);
  await expect.poll(() => now(page)).toBe('question');
  await move(page);
  await expect.poll(async () => (await stateOf(page, nameOfTable(page))).step).toBeGreaterThan(before.step);
});

test('a colour is chosen on the home page, and lots leave it to whoever chose it', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  const colour = page.getByRole('button', { name: 'Colour of seat 1' });
  await colour.click();
  await colour.click();
  await expect(colour).toHaveAccessibleName(/turquoise/);
  await page.getByRole('button', { name: 'Start', exact: false }).click();
  await expect(page.locator('.mat.p3')).toBeVisible();
  await expect(page.locator('.strip.p1')).toBeVisible();
});

test('a whole game against bots is played with the mouse, from the set-up to the final scoring', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('dialog').getByRole('spinbutton').fill('2');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Start', exact: false }).click();
  await expect(table(page)).toBeVisible();
  await playToTheEnd([page]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.end h1')).toContainText(/wins|win/);
  await expect(page.locator('.end table')).toBeVisible();
  expect((await stateOf(page, nameOfTable(page))).stage).toBe('over');
});
