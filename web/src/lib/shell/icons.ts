import { provideIcons } from '$lib/look/sprite';

/** The icons that the shell itself draws. Each game brings its own. */
export function provideShellIcons(): void {
  provideIcons(
    import.meta.glob<string>(
      [
        '../look/icons/ui-*.svg',
        '../look/icons/badge-*.svg',
        '../look/icons/start-player.svg',
        '../look/icons/hand.svg',
        '../look/icons/eclipse.svg',
      ],
      { query: '?raw', import: 'default', eager: true },
    ),
  );
}
