/** Marks what can still be scrolled down with `data-more`, so that a shadow can hint at it. */
export function moreBelow(element: HTMLElement): () => void {
  const look = (): void => {
    element.toggleAttribute('data-more', element.scrollHeight - element.clientHeight - element.scrollTop > 4);
  };
  // What lies inside changes without the element growing: each of its children is watched too.
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const part of [element, ...element.children]) sizes.observe(part);
  };
  const parts = new MutationObserver(watch);
  parts.observe(element, { childList: true });
  element.addEventListener('scroll', look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
    element.removeEventListener('scroll', look);
  };
}
