import { expect, test, type Page } from './support/test.ts';
import { move, nameOfTable, now, playToTheEnd, table } from './support/play.ts';
import { stateOf } from './support/tables.ts';

/** Moves until a number of steps has been made by whoever may. */
async function steps(pages: readonly Page[], name: string, wanted: number): Promise<void> {
  const [first] = pages;
  if (!first) return;
  const from = (await stateOf(first, name)).step;
  await expect
    .poll(
      async () => {
        for (const page of pages) await move(page);
        return (await stateOf(first, name)).step - from;
      },
      { timeout: 30_000, intervals: [50] },
    )
    .toBeGreaterThanOrEqual(wanted);
}

test('two people play online by link, over a reload and a crash of the server, and nothing is lost', async ({
  own,
  ownPerson,
}) => {
  const host = await ownPerson({ name: 'Mara' });
  const guest = await ownPerson({ name: '' });
  const both = [host, guest];

  await host.goto('/');
  await host.getByRole('button', { name: 'With friends, by link' }).click();
  await host.getByRole('button', { name: 'More options' }).click();
  await host.getByRole('dialog').getByRole('spinbutton').fill('2');
  await host.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await host.locator('.go').getByRole('button').click();
  await host.getByRole('button', { name: 'Invite' }).click();
  const link = await host.getByRole('dialog').getByRole('textbox').first().inputValue();
  expect(link).toContain(`${own.address}/t/`);

  await guest.goto(link);
  await guest.getByLabel('Your name').fill('Oleh');
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await expect(host.locator('main')).toContainText('Oleh');
  await expect(host.getByRole('dialog')).toHaveCount(0);
  await expect(guest).not.toHaveURL(/#/);
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of both) await expect(table(page)).toBeVisible();

  const name = nameOfTable(host);
  await steps(both, name, 3);
  await guest.reload();
  await expect(table(guest)).toBeVisible();
  expect((await stateOf(guest, name)).you.seats).toHaveLength(1);
  await steps(both, name, 2);

  const before = await stateOf(host, name);
  await own.stop('SIGKILL');
  await expect(host.getByText('Connection lost', { exact: false })).toBeVisible();
  await own.start();
  for (const page of both) await expect(page.locator('.strip.lost')).toHaveCount(0, { timeout: 30_000 });
  expect((await stateOf(host, name)).step).toBe(before.step);
  await steps(both, name, 2);

  await playToTheEnd(both);
  expect(await now(guest)).toBe('over');
});
