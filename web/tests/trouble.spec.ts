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
  await page.locator('[data-question] [data-main]').dblclick();
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
