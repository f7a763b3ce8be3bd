import type { TableState, ServerMessage } from '../src/lib/wire/wire.ts';
import { expect, test } from './support/test.ts';
import { place, table } from './support/play.ts';
import { begin, stateOf, wish } from './support/tables.ts';

test('a spectator sees the table and its moves, but no choices', async ({ person }) => {
  const mara = await person();
  const guest = await person({ name: 'Guest' });
  const name = await begin(mara, wish(['person', 'person']));
  await mara.goto(`/t/${name}`);
  await guest.goto(`/t/${name}`);
  await expect(table(guest)).toBeVisible();
  await place(mara, 'forest');
  await expect(guest.locator('[data-place="forest"]')).toHaveAccessibleName(/Mara/);
  await expect(guest.locator('[data-place].legal, [data-question], .bar .undo')).toHaveCount(0);
  await guest.locator('[data-place="river"]').click();
  await expect(guest.locator('[data-question]')).toHaveCount(0);
  const { choices, you } = await stateOf(guest, name);
  expect(choices).toEqual([]);
  expect(you).toMatchObject({ seats: [], host: false });
});

test('a spectator is told nothing that is hidden from one of the players', async ({ person }) => {
  const mara = await person();
  const guest = await person({ name: 'Guest' });
  const name = await begin(mara, wish(['person', 'person'], { game: 'endless-winter' }));
  const views = await Promise.all([stateOf(mara, name, 1), stateOf(mara, name, 2), stateOf(guest, name)]);
  const [first, second, seen] = views.map(({ view }) => known(view));
  // What one player alone knows, nobody else is told. How many cards somebody has is no secret.
  const secret = [...(first ?? [])].filter((line) => !second?.has(line) && !line.includes('/count = '));
  expect(secret).not.toEqual([]);
  expect(secret.filter((line) => seen?.has(line))).toEqual([]);

  const told: TableState[] = [];
  guest.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.type === 'state') told.push(message.state);
    }),
  );
  await guest.goto(`/t/${name}`);
  await expect(guest.locator('main')).toContainText('?');
  await expect.poll(() => told.length).toBeGreaterThan(0);
  for (const { view, choices } of told) {
    expect(choices).toEqual([]);
    expect(secret.filter((line) => known(view).has(line))).toEqual([]);
  }
});

/** Every value of a view with the way to it. */
function known(value: unknown, path = ''): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set([`${path} = ${JSON.stringify(value)}`]);
  return new Set(Object.entries(value).flatMap(([key, inner]) => [...known(inner, `${path}/${key}`)]));
}
