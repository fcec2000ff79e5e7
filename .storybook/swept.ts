import { locales, type Locale } from '@mapp/kit/messages';
import { inTests } from './plays.ts';
import { initialGlobals } from './toolbar.ts';

const isLocale = (name: string): name is Locale => locales.some((locale) => locale === name);

/** The languages in which a whole page is swept once its story has played: `MAPP_SWEEPS=en,ja,ko,ru`. */
export const sweptIn = String(import.meta.env['MAPP_SWEEPS'] ?? '')
  .split(',')
  .filter(isLocale);

/** Whether a story's page is swept in other languages: a screen's or a journey's, which components are shown by. */
export const isSwept = ({ globals, title }: { globals: Record<string, unknown>; title: string }): boolean =>
  inTests &&
  sweptIn.length > 0 &&
  globals['locale'] === initialGlobals.locale &&
  /^(screens|journeys)\//.test(title);
