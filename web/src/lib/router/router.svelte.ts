import { match, type Route } from './match';

/** Which screen the address asks for. Links are ordinary links; this only spares the page a reload. */
class Router {
  #url = $state.raw(new URL(location.href));
  #route = $derived(match(this.#url));

  get route(): Route {
    return this.#route;
  }

  get path(): string {
    return this.#url.pathname;
  }

  /** Listens for links and the back button until the returned function is called. */
  begin(): () => void {
    const read = (): void => void (this.#url = new URL(location.href));
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    document.addEventListener('click', this.#click);
    return () => {
      removeEventListener('popstate', read);
      removeEventListener('hashchange', read);
      document.removeEventListener('click', this.#click);
    };
  }

  go(address: string): void {
    const from = this.#url;
    history.pushState(null, '', address);
    this.#url = new URL(location.href);
    if (from.pathname !== this.#url.pathname) scrollTo(0, 0);
  }

  /** Another address for the same moment: the back button doesn't return to the old one. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.#url = new URL(location.href);
  }

  #click = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target !== '' || link.hasAttribute('download')) return;
    const here = this.#url;
    const url = new URL(link.href, here);
    if (url.origin !== here.origin || url.pathname.startsWith('/api/')) return;
    // A fragment of this page is the browser's own business: it scrolls there.
    if (url.pathname === here.pathname && url.search === here.search && url.hash !== '') return;
    event.preventDefault();
    this.go(url.href);
  };
}

export const router = new Router();
