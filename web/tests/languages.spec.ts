import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test, type Page } from './support/test.ts';
import { table } from './support/play.ts';
import { begin, wish } from './support/tables.ts';

const LOCALES = resolve(import.meta.dirname, '../../locales');
const WORDS: Record<string, string> = {
  en: 'Against bots',
  uk: 'Проти ботів',
  ru: 'Против ботов',
  pl: 'Przeciw botom',
  it: 'Contro i bot',
  de: 'Gegen Bots',
};

/** Names of messages, which a page must never show. Only those that no language writes like this. */
const ids = new Set(
  readdirSync(resolve(LOCALES, 'en')).flatMap((file) =>
    [...readFileSync(resolve(LOCALES, 'en', file), 'utf8').matchAll(/^([a-z][\w-]*-[\w-]*) *=/gm)].map((found) => found[1]),
  ),
);

/** Everything that the page says, to the eye or to a screen reader. */
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const out: string[] = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) out.push(node.getAttribute(name) ?? '');
      } else out.push(node.nodeValue ?? '');
    }
    return out.flatMap((text) => text.split(/[\s,;:()]+/)).filter((text) => text !== '');
  });

const bare = async (page: Page): Promise<string[]> => (await said(page)).filter((word) => ids.has(word));

for (const [language, words] of Object.entries(WORDS)) {
  test(`home and table speak ${language}`, async ({ person }) => {
    const page = await person({ language });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('button', { name: words })).toBeVisible();
    expect(await bare(page)).toEqual([]);

    const name = await begin(page, wish(['person', 'bot', 'bot']));
    await page.goto(`/t/${name}`);
    await expect(table(page)).toBeVisible();
    await page.locator('[data-place].legal').first().click();
    await expect(page.locator('[data-question]')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await bare(page)).toEqual([]);
  });
}

test('the language is changed on the home page at once, and is remembered', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  await page.locator('select').first().selectOption('de');
  await expect(page.getByRole('button', { name: WORDS['de'] ?? '' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: WORDS['de'] ?? '' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
