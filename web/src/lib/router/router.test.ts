import { afterEach, beforeEach, expect, it } from 'vitest';

import { router } from './router.svelte';

let stop = (): void => {};

beforeEach(() => {
  router.replace('/');
  stop = router.begin();
});

afterEach(() => stop());

/** Whether the router took the click; the test's browser must not follow the others. */
function click(attributes: string, modifiers: MouseEventInit = {}): boolean {
  let taken = false;
  const last = (event: Event): void => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', last, { once: true });
  document.body.innerHTML = `<a ${attributes}><b>go</b></a>`;
  document
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
  return taken;
}

it('follows a link without loading the page again', () => {
  expect(click('href="/settings"')).toBe(true);
  expect(router.route).toEqual({ screen: 'settings' });
});

it('leaves to the browser what is the browser’s', () => {
  for (const link of [
    'href="/settings" target="_blank"',
    'href="/x" download',
    'href="/api/me/export"',
    'href="https://example.org/"',
    'href="#main"',
  ]) {
    expect(click(link), link).toBe(false);
  }
  expect(click('href="/settings"', { ctrlKey: true })).toBe(false);
  expect(router.route).toEqual({ screen: 'home' });
});

it('replaces an address, so that a token leaves the address bar', () => {
  router.go('/t/abc#secret');
  expect(router.route).toMatchObject({ table: 'abc', token: 'secret' });
  router.replace('/t/abc');
  expect(router.route).toMatchObject({ table: 'abc', token: null });
  expect(location.hash).toBe('');
});
