import { expect, test } from './support/test.ts';
import { place, table } from './support/play.ts';
import { begin, make, post, sit, stateOf, wish } from './support/tables.ts';

test('an unknown address says so and leads home', async ({ person }) => {
  const page = await person();
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'To the start page' }).click();
  await expect(page.locator('.seats')).toBeVisible();
});

test('a table that is not there gets a calm sentence', async ({ person }) => {
  const page = await person();
  await page.goto('/t/no-such-table');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('no such table');
  await expect(page.locator('main').getByRole('link')).toBeVisible();
});

test('a wrong link to a seat says what to do, and takes nothing', async ({ person }) => {
  const host = await person();
  const made = await make(host, wish(['person', 'person']));
  const guest = await person({ name: 'Oleh' });
  await guest.goto(`/t/${made.table}#not-the-right-words`);
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await expect(guest.getByRole('alert')).toContainText(/\w+ \w+ \w+/);
  await expect(guest.getByLabel('Recovery code')).toBeVisible();
  expect((await stateOf(host, made.table)).seats.every(({ kind }) => kind === 'open')).toBe(true);
});

test('who sits at a table that is deleted is told calmly', async ({ person }) => {
  const host = await person();
  const guest = await person({ name: 'Guest' });
  const name = await begin(host, wish(['person', 'person']));
  await host.goto(`/t/${name}`);
  await guest.goto(`/t/${name}`);
  await expect(table(guest)).toBeVisible();
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: 'Delete the table' }).click();
  await host.locator('dialog .btn.main').click();
  await expect(host.locator('.seats')).toBeVisible();
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('no such table', { timeout: 20_000 });
});

test('a stale tab is refused calmly, catches up, and goes on', async ({ person }) => {
  const fresh = await person();
  const name = await begin(fresh, wish(['person', 'person']));
  const stale = await fresh.context().newPage();
  // This tab hears nothing new until it is let go.
  let held: (() => void)[] | null = null;
  await stale.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (held && String(message).includes('"type":"state"')) held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  await stale.goto(`/t/${name}`);
  await fresh.goto(`/t/${name}`);
  await stale.locator('[data-place="river"].legal').click();
  await expect(stale.locator('[data-question]')).toBeVisible();
  held = [];
  await place(fresh, 'forest');
  await expect.poll(async () => (await stateOf(fresh, name)).turn).toBe(2);
  const moved = (await stateOf(fresh, name)).step;
  await stale.locator('[data-question] [data-main]').click();
  await expect(stale.locator('.notice')).toContainText(/\w+ \w+ \w+/);
  expect((await stateOf(fresh, name)).step).toBe(moved);
  for (const send of held) send();
  held = null;
  await expect(stale.locator('[data-place="forest"]')).toHaveAccessibleName(/Mara/);
  await place(stale, 'river');
  await expect.poll(async () => (await stateOf(fresh, name)).step).toBeGreaterThan(moved);
  await expect(stale.locator('.notice')).toHaveCount(0);
});

test('a double click is one move', async ({ person }) => {
  const page = await person();
  const made = await make(page, wish(['person', 'person']));
  await sit(page, made, { 1: 'Mara', 2: 'Oleh' });
  await post(page, `/tables/${made.table}/start`);
  await page.goto(`/t/${made.table}`);
  const before = (await stateOf(page, made.table)).step;
  await page.locator('[data-place="forest"].legal').click();
  const button = await page.locator('[data-question] [data-main]').boundingBox();
  // With the bare mouse: the second click comes down whether or not the button is still there.
  await page.mouse.dblclick((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
  await expect.poll(async () => (await stateOf(page, made.table)).turn).toBe(2);
  expect((await stateOf(page, made.table)).step).toBe(before + 1);
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('a broken record gets a sentence, and what was pasted stays', async ({ person }) => {
  const page = await person();
  await page.goto('/import');
  await page.locator('textarea').fill('nonsense');
  await page.locator('main .btn.main').click();
  await expect(page.getByRole('alert')).toContainText(/\w+ \w+/);
  await expect(page.locator('textarea')).toHaveValue('nonsense');
});

test('where web sockets are blocked, moves and chat go by plain requests', async ({ person }) => {
  const page = await person();
  const name = await begin(page, wish(['person', 'person']));
  await page.routeWebSocket(/\/api\//, (socket) => void socket.close({ code: 1011 }));
  await page.goto(`/t/${name}`);
  await place(page, 'forest');
  await expect.poll(async () => (await stateOf(page, name)).turn).toBe(2);
  await expect(page.locator('.bar')).toContainText('Oleh');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.keyboard.type('Hello');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Chat' }).getByRole('list')).toContainText('Hello');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Chat' })).toHaveCount(0);
});

test('keys meant for a dialog never reach the table behind it', async ({ person }) => {
  const page = await person();
  const name = await begin(page, wish(['person', 'person']));
  await page.goto(`/t/${name}`);
  await place(page, 'forest');
  await expect(page.locator('.bar')).toContainText('Oleh');
  const before = (await stateOf(page, name)).step;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Players and links' }).click();
  // The button that was pressed vanishes, and the focus with it.
  await page.getByRole('dialog').getByRole('button', { name: 'Let a bot play' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the seat back' }).first().click();
  await page.keyboard.press('u');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await stateOf(page, name)).step).toBe(before);
});

test('a question stays open while others come and speak', async ({ person }) => {
  const mara = await person();
  const guest = await person({ name: 'Guest' });
  const name = await begin(mara, wish(['person', 'person']));
  await mara.goto(`/t/${name}`);
  await mara.locator('[data-place="river"].legal').click();
  await guest.goto(`/t/${name}`);
  await expect(table(guest)).toBeVisible();
  await post(mara, `/tables/${name}/chat`, { id: 'c1', text: 'Hello' });
  await expect(mara.getByRole('button', { name: 'Menu' })).toBeVisible();
  await guest.getByRole('button', { name: 'Menu, 1 new message' }).waitFor();
  await expect(mara.locator('[data-question] [data-main]')).toBeVisible();
});
