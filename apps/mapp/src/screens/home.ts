import type { ScreensOf } from '@mapp/kit/screens/shell';

/** Beside the home itself, which is in `screens.ts`. */
export const screens: Omit<ScreensOf<'home'>, 'home' | 'homeLowercase'> = {
  inspector: {
    load: async () => (await import('@mapp/kit/screens/home/inspector')).InspectorScreen,
    areas: ['test'],
  },
};
