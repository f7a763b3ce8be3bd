import { readFileSync } from 'node:fs';

import { expect, test } from './support/test.ts';
import { nameOfTable, place, table } from './support/play.ts';
import { begin, playedByTwo, playedOut, stateOf, wish } from './support/tables.ts';

test('two people meet at one table for a rematch, each with one click', async ({ person }) => {
  const mara = await person({ name: 'Mara' });
  const oleh = await person({ name: 'Oleh' }, { viewport: { width: 390, height: 844 } });
  const over = await playedByTwo(mara, oleh);
  await mara.goto(`/t/${over}`);
  await oleh.goto(`/t/${over}`);
  // On a phone the result comes first, and the rematch is in sight.
  await expect(oleh.locator('.end h1')).toBeInViewport({ ratio: 1 });
  await expect(oleh.getByRole('button', { name: 'Rematch' })).toBeInViewport({ ratio: 1 });
  await mara.getByRole('button', { name: 'Rematch' }).click();
  await expect(mara.locator('#missing')).toBeVisible();
  await oleh.getByRole('button', { name: 'Join the rematch' }).click();
  await mara.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [mara, oleh]) await expect(table(page)).toBeVisible();
  expect(nameOfTable(mara)).toBe(nameOfTable(oleh));
  expect((await stateOf(oleh, nameOfTable(oleh))).you).toMatchObject({ seats: [expect.any(Number)], host: false });
});

test('a replay walks, shares a moment, and plays on from there', async ({ person }) => {
  const page = await person();
  const over = await playedOut(page);
  await page.goto(`/t/${over}`);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider').fill('9');
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${over}\\?step=10$`));
  await expect(page.locator('.bar')).toContainText('Round 1');
  await page.getByRole('button', { name: 'Share this moment' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(page.url());
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).not.toHaveURL(/step=/);
  await expect(page.locator('[data-place].legal, [data-question]').first()).toBeVisible();
  const [then, now] = [await page.context().request.get(`/api/tables/${over}/at/10`), await stateOf(page, nameOfTable(page))];
  expect(now.view).toMatchObject({ round: 1, phase: ((await then.json()) as { view: { phase: unknown } }).view.phase });
  expect(now.you.seats).toEqual([1, 2, 3]);
});

test('a fault is reported with one click, and the report opens the game again', async ({ person }) => {
  const page = await person();
  const name = await begin(page, wish(['person', 'person']));
  await page.goto(`/t/${name}`);
  await place(page, 'forest');
  await expect.poll(async () => (await stateOf(page, name)).turn).toBe(2);
  await page.getByRole('button', { name: 'Menu' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Report a fault' }).click();
  const path = await (await saved).path();
  const report = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  expect(report).toMatchObject({ versions: { server: expect.stringMatching(/^\d+\./) }, state: { table: name } });
  expect(JSON.stringify(report)).not.toMatch(/token|[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}/);

  await page.goto('/import');
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.locator('[data-place="forest"]')).toHaveAccessibleName(/Mara/);
  expect((await stateOf(page, nameOfTable(page))).step).toBe((await stateOf(page, name)).step);
});
