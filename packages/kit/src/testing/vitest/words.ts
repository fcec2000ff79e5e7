import { preloadMessages } from '../../messages/pack.ts';
import { locales, type Locale } from '../../messages/types.ts';

/** Languages that a test's process was told; a page has none. */
const told = (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env[
  'MAPP_LOCALES'
];

/** The languages whose words have been loaded by importing this module. */
export const loaded: readonly Locale[] = told ? (told.split(',') as Locale[]) : locales;

await Promise.all(loaded.map((locale) => preloadMessages(locale)));
