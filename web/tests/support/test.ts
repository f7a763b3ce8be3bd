import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';

import { browser as usual } from './browser.ts';
import { bringClient } from './client.ts';
import { Server } from './server.ts';

export { expect, type Page };

/** What a person has set in the browser. */
export interface Likes {
  language?: string;
  theme?: 'light' | 'dark';
  name?: string;
  confirm?: boolean;
}

/** A person with a browser of their own. */
export type Person = (likes?: Likes, options?: BrowserContextOptions) => Promise<Page>;

interface Fixtures {
  /** A program that belongs to this test alone, to be stopped and started. */
  own: Server;
  /** Somebody who visits the program that all tests share. */
  person: Person;
  /** Somebody who visits the program of this test. */
  ownPerson: Person;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.begin();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  own: async ({}, use) => {
    const server = await Server.begin();
    await use(server);
    await server.end();
  },
  person: async ({ browser, server }, use) => {
    const guests = new Guests(server, (options) => browser.newContext(options));
    await use(guests.invite);
    await guests.leave();
  },
  ownPerson: async ({ browser, own }, use) => {
    const guests = new Guests(own, (options) => browser.newContext(options));
    await use(guests.invite);
    await guests.leave();
  },
});

/** People at one program; none of them may see an error of the page, or be sent to another site. */
class Guests {
  readonly #faults: string[] = [];
  readonly #contexts: BrowserContext[] = [];
  readonly #server: Server;
  readonly #open: (options: BrowserContextOptions) => Promise<BrowserContext>;

  constructor(server: Server, open: (options: BrowserContextOptions) => Promise<BrowserContext>) {
    this.#server = server;
    this.#open = open;
  }

  invite: Person = async (likes = {}, options = {}) => {
    const context = await this.#open({
      viewport: usual.viewport,
      locale: usual.locale,
      reducedMotion: 'reduce',
      baseURL: this.#server.address,
      ...options,
    });
    this.#contexts.push(context);
    await bringClient(context);
    const settings = { language: 'en', theme: 'light', name: 'Mara', animation: 'off', sound: false, ...likes };
    await context.addInitScript((text) => {
      // An empty page has no storage.
      if (!location.protocol.startsWith('http')) return;
      if (!localStorage.getItem('ochre.settings')) localStorage.setItem('ochre.settings', text);
    }, JSON.stringify(settings));
    context.on('page', (page) => this.#watch(page));
    return context.newPage();
  };

  async leave(): Promise<void> {
    for (const context of this.#contexts) await context.close();
    expect(this.#faults).toEqual([]);
  }

  #watch(page: Page): void {
    page.on('pageerror', (error) => this.#faults.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) this.#faults.push(message.text());
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== this.#server.address) this.#faults.push(request.url());
    });
  }
}
