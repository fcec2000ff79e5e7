import type { initialGlobals } from './toolbar.ts';
import type { ViewportName } from './viewports.ts';

/** How a page is looked at: the toolbar's globals that differ from their defaults, and what only the browser itself can do. */
export interface Mode {
  readonly globals: Partial<Omit<Record<keyof typeof initialGlobals, string>, 'viewport'>>;
  readonly viewport: ViewportName;
  /** Asked of the browser, which then paints with the system's colours. */
  readonly forcedColors?: 'active';
}

const mode = (viewport: ViewportName, globals: Mode['globals'] = {}): Mode => ({ viewport, globals });

/** The ways in which pages are drawn and compared. The first is what every story is held to. */
export const modes = {
  'zh-light-390': mode('phone'),
  'zh-dark-390': mode('phone', { theme: 'dark' }),
  'en-light-390': mode('phone', { locale: 'en' }),
  'ja-light-390': mode('phone', { locale: 'ja' }),
  'ko-light-390': mode('phone', { locale: 'ko' }),
  'ru-light-390': mode('phone', { locale: 'ru' }),
  'ru-dark-320': mode('narrow', { locale: 'ru', theme: 'dark' }),
  'zh-light-320': mode('narrow'),
  'zh-light-360': mode('small'),
  'zh-light-430': mode('large'),
  'zh-light-768': mode('tablet'),
  'zh-light-1280': mode('desktop'),
  'zh-elder-390': mode('phone', { textSize: 'elder' }),
  'zh-double-320': mode('narrow', { textSize: 'double' }),
  'zh-forced-390': { ...mode('phone'), forcedColors: 'active' },
} as const satisfies Readonly<Record<string, Mode>>;

export type ModeName = keyof typeof modes;

/** Modes in which every story is drawn. */
export const ofEveryStory: readonly ModeName[] = ['zh-light-390'];

/** Modes in which whole screens are drawn. */
export const ofScreens = Object.keys(modes) as ModeName[];

/**
 * Modes of one story. A screen's file begins with its standing state, which is drawn in every mode; the states after it
 * differ from it by what they say, not by how they bear a width or a theme.
 * @param path of its file: `stories/screens/points/bill.stories.tsx`
 * @param first whether the file begins with it
 */
export const modesOf = (path: string, first: boolean): readonly ModeName[] =>
  first && /(^|\/)stories\/screens\//.test(path) ? ofScreens : ofEveryStory;
