import { deviceClock } from '@mapp/kit/host';
import type { EarlyScreens } from '../early-screens.ts';

/** Files that a page needs early, and would find only after others. */
export interface EarlyFiles {
  /** The tables of screens, by the first part of the path. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  /** The shell's words, with where those of the home are, by language. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** The words of the home, by language. */
  readonly home: Readonly<Record<string, readonly string[]>>;
  /** Files that lead to the parts of the home which only a page not drawn beforehand needs at once. */
  readonly homeParts: readonly string[];
  /** The table of all other words, by language. */
  readonly wordTables: Readonly<Record<string, readonly string[]>>;
  /** Parts of tables that the home does without. */
  readonly rest: readonly string[];
  /** Ends the names of the lists of screens' files, one for each first part of a path. */
  readonly screens: string;
}

/** Put in by the build; it is no property of the window afterwards. */
declare const earlyFiles: EarlyFiles;

/**
 * Runs in the head before anything is drawn: takes out of the address what it must not keep, dresses
 * the root element in the kept theme, text size and language, hides the prerendered page from a reader whom it does not fit,
 * asks for the configuration and the early files, and watches whether the scripts come. Inlined by `prerender.ts`, allowed by its hash.
 */
const root = document.documentElement;
const { search } = location;
const query = new URLSearchParams(search);

/** Fields that a partner hands over (see `entry-params.ts`). Source: membership.md section 2, decision 38. */
const handedOver = ['loginToken', 'unLogin'];

/** And what says who has been registered. */
const afterRegistering = ['ffpNo', 'name', 'user', ...handedOver];

function takeEntryParams(): void {
  const isRegistered = /\/registerSuccess\/?$/.test(location.pathname);
  const names = (isRegistered ? afterRegistering : handedOver).filter((name) => query.has(name));
  if (names.length === 0) return;
  const params = Object.fromEntries(names.map((name) => [name, String(query.get(name))]));
  for (const name of names) query.delete(name);
  Object.assign(window, { mappEntryParams: params });
  const rest = query.toString();
  history.replaceState(history.state, '', location.pathname + (rest && `?${rest}`) + location.hash);
}

/** Reads a value, or nothing where the browser forbids it. */
function read(look: () => string | null | undefined): string {
  try {
    return look() ?? '';
  } catch {
    return '';
  }
}

/** Languages that a page is not drawn in beforehand. */
const others = ['en', 'ja', 'ko', 'ru'];

function setRootAttributes(): string {
  const theme = read(() => localStorage.getItem('mapp.theme'));
  const elder = read(() => localStorage.getItem('mapp.textSize')) === 'elder';
  const cookies = read(() => document.cookie);
  const told = query.get('lang') || read(() => localStorage.getItem('mapp.language'));
  const isTold = (each: string) =>
    told ? told.startsWith(each) : new RegExp(`(^|; )language=${each}`).test(cookies);
  const language = others.find(isTold) ?? 'zh';
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  if (elder) root.dataset['textSize'] = 'elder';
  root.lang = language;
  const isGuest = !/(^|; )mapp_token_/.test(cookies) && read(() => sessionStorage.getItem('mapp')) === '';
  if (search !== '' || elder || language !== 'zh' || !isGuest) root.dataset['shell'] = 'off';
  return language;
}

/** Asks for the configuration with the page, not after the scripts that read it (`config.ts`). */
function askConfig(): void {
  const sent = deviceClock.elapsed();
  const mappConfig = fetch('/mapp/config.json', { cache: 'no-cache' }).then((answer) => ({
    answer,
    sent,
    received: deviceClock.elapsed(),
  }));
  // Its readers report a failure.
  mappConfig.catch(() => undefined);
  Object.assign(window, { mappConfig });
}

function ask(file: string): void {
  const link = document.createElement('link');
  const how = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  Object.assign(link, how, { crossOrigin: '', href: `/mapp/${file}` });
  document.head.append(link);
}

/** All files of the page's own screen, which the scripts would find only one after another; undefined where they are not in the list. */
function filesHere({ files, routes }: EarlyScreens, language: string): readonly string[] | undefined {
  const parts = location.pathname.split('/').slice(1);
  const isHere = (path: string) => {
    const of = `mapp${path}`.split('/');
    return of.length === parts.length && of.every((part, at) => part === parts[at] || part.startsWith(':'));
  };
  const route = Object.entries(routes).find(([path]) => isHere(path))?.[1];
  return route && [...route[0], ...(route[1][language] ?? [])].map((at) => files[at] ?? '');
}

/** The same by the list that stands in the page, which has the words of one language. */
function filesInPage(language: string): readonly string[] | undefined {
  const list = document.getElementById('screens')?.textContent;
  return list && language === 'zh' ? filesHere(JSON.parse(list) as EarlyScreens, language) : undefined;
}

async function preloadScreen(first: string, language: string): Promise<void> {
  const answer = await fetch(`/mapp/assets/screens.${first}-${earlyFiles.screens}.json`);
  filesHere((await answer.json()) as EarlyScreens, language)?.forEach(ask);
}

function preload(language: string): void {
  const part = String(location.pathname.split('/')[2]);
  const { tables, words, home, homeParts, wordTables, rest } = earlyFiles;
  const isKnown = Object.hasOwn(tables, part);
  const table = isKnown ? tables[part] : [];
  const isHome = /^(home)?$/i.test(part);
  const more = isHome
    ? [home[language], root.dataset['shell'] && homeParts]
    : [wordTables[language], table, rest];
  const here = isKnown && !isHome ? filesInPage(language) : [];
  // Before what the list has to wait for on a full line. Without it the scripts ask by themselves.
  if (!here) preloadScreen(part, language).catch(() => undefined);
  for (const file of [words[language], ...more, here].flatMap((files) => files || [])) ask(file);
}

/** A script that does not come is said at once by the start page, which else waits (`start-page.ts`). */
function watchScripts(): void {
  const look = ({ target }: Event) => {
    if ((target as Element).nodeName === 'SCRIPT') root.dataset['start'] = 'failed';
  };
  addEventListener('error', look, true);
}

root.dataset['start'] = 'begun';
watchScripts();
takeEntryParams();
askConfig();
preload(setRootAttributes());
