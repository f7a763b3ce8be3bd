import { expect, type Page } from './test.ts';

/** What can be done at a table that somebody looks at. */
type Now = 'over' | 'curtain' | 'question' | 'board' | 'wait';

export const now = (page: Page): Promise<Now> =>
  page.evaluate(() => {
    if (document.querySelector('[data-table] .end')) return 'over';
    if (document.querySelector('.curtain button')) return 'curtain';
    if (document.querySelector('[data-question] [data-main]:not(:disabled)')) return 'question';
    return document.querySelector('[data-place].legal') ? 'board' : 'wait';
  });

/** How somebody answers: with the mouse, or with the keyboard alone. */
export interface Hand {
  curtain(page: Page): Promise<void>;
  question(page: Page): Promise<void>;
  board(page: Page): Promise<void>;
}

const SHORT = { timeout: 3000 };

export const mouse: Hand = {
  curtain: (page) => page.locator('.curtain button').click(SHORT),
  question: (page) => page.locator('[data-question] [data-main]:not(:disabled)').click(SHORT),
  board: (page) => page.locator('[data-place].legal').first().click(SHORT),
};

export const keyboard: Hand = {
  curtain: (page) => page.keyboard.press('Enter'),
  question: async (page) => {
    // The question has taken the focus; F6 leads there from elsewhere.
    const there = await page.evaluate(() => document.activeElement?.hasAttribute('data-main') ?? false);
    await page.keyboard.press(there ? 'Enter' : 'F6');
  },
  board: async (page) => {
    const there = await page.evaluate(() => document.activeElement?.matches('[data-place].legal') ?? false);
    await page.keyboard.press(there ? 'Enter' : 'F6');
  },
};

/** Does what can be done now; `false` where it is not this person's turn. */
export async function move(page: Page, hand: Hand = mouse): Promise<boolean> {
  for (let tries = 0; ; tries++) {
    const what = await now(page);
    if (what === 'over' || what === 'wait') return false;
    try {
      await hand[what](page);
      return true;
    } catch (error) {
      // The table went on under the hand: look again. What stays out of reach is a fault.
      if (tries === 2) throw error;
    }
  }
}

/** Plays until the game is over for all who look at it. */
export async function playToTheEnd(pages: readonly Page[], hand: Hand = mouse, seconds = 75): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    const all = await Promise.all(pages.map(now));
    if (all.every((what) => what === 'over')) return;
    let moved = false;
    for (const page of pages) moved = (await move(page, hand)) || moved;
    if (!moved) await pages[0]?.waitForTimeout(60);
  }
  throw new Error(`the game goes on after ${seconds} seconds: ${(await Promise.all(pages.map(now))).join(', ')}`);
}

/** Puts people on a place, and waits until they stand there. */
export async function place(page: Page, where: string): Promise<void> {
  await page.locator(`[data-place="${where}"].legal`).click();
  await page.locator('[data-question] [data-main]').click();
  await expect(page.locator('[data-question]')).toHaveCount(0);
}

export const table = (page: Page) => page.locator('[data-table]');
export const nameOfTable = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';
