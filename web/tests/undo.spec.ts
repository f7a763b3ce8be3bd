import { expect, test, type Page } from './support/test.ts';
import { place, table } from './support/play.ts';
import { begin, make, post, sit, stateOf, wish } from './support/tables.ts';

const placedBy = async (page: Page, name: string, seat: number): Promise<unknown> => {
  const view = (await stateOf(page, name)).view as { seats: { placed: unknown }[] };
  return view.seats[seat - 1]?.placed;
};

test('a placement can be taken back until the other person has moved, and not after', async ({ person }) => {
  const mara = await person({ name: 'Mara' });
  const oleh = await person({ name: 'Oleh' });
  const made = await make(mara, wish(['person', 'person']));
  await sit(mara, made, { 1: 'Mara' });
  await sit(oleh, { ...made, links: made.links.filter(({ seat }) => seat === 2) }, { 2: 'Oleh' });
  await post(mara, `/tables/${made.table}/start`);
  await mara.goto(`/t/${made.table}`);
  await oleh.goto(`/t/${made.table}`);
  await expect(table(oleh)).toBeVisible();

  const undo = (page: Page) => page.locator('.bar .undo');
  await expect(undo(mara)).toBeDisabled();
  await place(mara, 'forest');
  await expect.poll(() => placedBy(mara, made.table, 1)).toEqual({ forest: expect.any(Number) });
  await expect(undo(oleh)).toBeDisabled();
  await expect(undo(mara)).toBeEnabled();
  await undo(mara).click();
  await expect.poll(() => placedBy(mara, made.table, 1)).toEqual({});

  await place(mara, 'quarry');
  await expect(undo(mara)).toBeEnabled();
  await place(oleh, 'river');
  await expect(undo(mara)).toBeDisabled();
  await mara.keyboard.press('Control+z');
  await expect.poll(() => placedBy(mara, made.table, 1)).toEqual({ quarry: expect.any(Number) });
});

test('at one device a slip can be taken back though the next player is already asked', async ({ person }) => {
  const page = await person();
  const name = await begin(page, wish(['person', 'person']));
  await page.goto(`/t/${name}`);
  await place(page, 'forest');
  await expect(page.locator('.bar')).toContainText('Oleh');
  await page.keyboard.press('Control+z');
  await expect.poll(() => placedBy(page, name, 1)).toEqual({});
  await expect(page.locator('.bar')).toContainText('Mara');
});
