/** Tells through the system that it is somebody's turn, while nobody looks at the page. */
export function notifyTurn(text: string): void {
  if (document.visibilityState === 'visible' || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  try {
    const notification = new Notification('Ochre', {
      body: text,
      icon: '/favicon-your-turn.svg',
      tag: location.pathname,
    });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some phones allow it only to installed apps.
  }
}

/** Says outside the page whose turn it is: title, icon of the tab, badge of the app. */
export function callForAttention(title: string, yourTurn: boolean): void {
  document.title = title;
  mark(yourTurn);
}

/** Nothing waits any more. The title is left to the screen that comes next, which may have set it already. */
export const calmDown = (): void => mark(false);

function mark(yourTurn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = yourTurn ? '/favicon-your-turn.svg' : '/favicon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  // Only installed apps have a badge, and not every browser knows them.
  if (yourTurn) void navigator.setAppBadge?.().catch(() => {});
  else void navigator.clearAppBadge?.().catch(() => {});
}
