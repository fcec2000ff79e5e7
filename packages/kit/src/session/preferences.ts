import type { Language } from '../contracts/config.ts';
import type { Host } from '../host/host.ts';
import { queryOf } from './query.ts';

export type Theme = 'light' | 'dark' | 'system';
export type TextSize = 'standard' | 'elder';

/** How the reader wants the site. */
export interface Preferences {
  readonly locale: Language;
  readonly theme: Theme;
  readonly textSize: TextSize;
}

type Place = Pick<Host, 'local' | 'cookies' | 'page'>;

const cookieDays = 180;

/** Each language as the page's `lang`. The cookie knows only zh_CN, and en_CN for all others. Source: decision 4. */
const languageTags: Readonly<Record<Language, string>> = {
  zh: 'zh-CN',
  en: 'en',
  ja: 'ja',
  ko: 'ko',
  ru: 'ru',
};
const themes = { light: true, dark: true, system: true };
const textSizes = { standard: true, elder: true };

const oneOf = <Name extends string>(
  names: Readonly<Record<Name, unknown>>,
  text: string | null | undefined,
) => (text && Object.hasOwn(names, text) ? (text as Name) : undefined);

/** `zh`, `zh-CN`, `zh_CN` → zh; undefined for a language that we do not have. */
const languageOf = (text: string | null | undefined) =>
  oneOf(languageTags, text?.toLowerCase().replace(/[-_].*/, ''));

/**
 * The kept preferences. The language is the query's `lang`, else the kept pack, else the cookie's, else zh.
 * Also keeps what the query said, and keeps the language and site cookies alive.
 */
export function openPreferences(host: Place): Preferences {
  const { local, cookies, page } = host;
  const asked = languageOf(queryOf(page).get('lang'));
  const locale =
    asked ?? languageOf(local.get('mapp.language')) ?? languageOf(cookies.get('language')) ?? 'zh';
  if (asked) local.set('mapp.language', asked);
  keepLanguageCookie(host, locale);
  cookies.set('global_site_flag', cookies.get('global_site_flag') ?? 'CN', cookieDays);
  return {
    locale,
    theme: oneOf(themes, local.get('mapp.theme')) ?? 'system',
    textSize: oneOf(textSizes, local.get('mapp.textSize')) ?? 'standard',
  };
}

const keepLanguageCookie = ({ cookies }: Place, locale: Language) =>
  cookies.set('language', locale === 'zh' ? 'zh_CN' : 'en_CN', cookieDays);

/** Keeps what the reader has chosen. */
export function keepPreferences(host: Place, { locale, theme, textSize }: Partial<Preferences>): void {
  if (locale) {
    host.local.set('mapp.language', locale);
    keepLanguageCookie(host, locale);
  }
  if (theme) host.local.set('mapp.theme', theme);
  if (textSize) host.local.set('mapp.textSize', textSize);
}

/** Notes what the reader has chosen; what it returns keeps that again, once the site's data have been cleared. */
export function notePreferences(host: Place): () => void {
  const preferences = openPreferences(host);
  const region = host.cookies.get('global_site_flag');
  return () => {
    keepPreferences(host, preferences);
    if (region !== undefined) host.cookies.set('global_site_flag', region, cookieDays);
  };
}

/** Shows the page in these preferences: language, theme and text size of the root element. */
export const dressPage = ({ page }: Place, { locale, theme, textSize }: Preferences): void =>
  page.setRootAttributes({
    lang: languageTags[locale],
    theme: theme === 'system' ? undefined : theme,
    textSize,
  });
