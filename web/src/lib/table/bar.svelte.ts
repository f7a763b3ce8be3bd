import type { Snippet } from 'svelte';

/**
 * The prompt line in the bar of a table. A game that has more to say than whose turn it is puts a snippet here while it
 * is on the page: `$effect(() => bar.show(prompt))`.
 */
class Bar {
  #prompt = $state.raw<Snippet | null>(null);
  /** What undo would take back, in the words of the game; empty where it has none. */
  undoes = $state('');

  get prompt(): Snippet | null {
    return this.#prompt;
  }

  /** Shows the snippet until the returned function is called. */
  show(prompt: Snippet): () => void {
    this.#prompt = prompt;
    return () => {
      if (this.#prompt === prompt) this.#prompt = null;
    };
  }
}

export const bar = new Bar();
