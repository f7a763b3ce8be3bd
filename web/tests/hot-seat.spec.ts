import { expect, test } from './support/test.ts';
import { nameOfTable, playToTheEnd, table } from './support/play.ts';
import { stateOf } from './support/tables.ts';

test('two people play a whole game on one device', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  await page.getByRole('button', { name: 'On this device' }).click();
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('dialog').getByRole('spinbutton').fill('2');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Start', exact: false }).click();
  await expect(table(page)).toBeVisible();
  expect((await stateOf(page, nameOfTable(page))).you.seats).toEqual([1, 2]);
  await playToTheEnd([page]);
  const over = await stateOf(page, nameOfTable(page));
  expect(over.stage).toBe('over');
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
});
