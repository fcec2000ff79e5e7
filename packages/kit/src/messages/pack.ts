import type { CompiledMessage } from 'icu-minify/format';
import type { MessageArguments } from './messages.gen.ts';
import { checkLocale, firstCatalogues, type FirstPacks, type LaterPacks, type Locale } from './types.ts';

/** One part of the product, with a catalogue of its own in each language. */
export type Catalogue = keyof MessageArguments;
export type Pack = Readonly<Record<string, CompiledMessage>>;

/** A promise that React's `use` reads without waiting once it has settled. */
type Tracked = Promise<Pack> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Pack;
  reason?: unknown;
};

/** Each language's table of catalogues; nobody carries those of the other languages. */
const languages: Readonly<Record<Locale, () => Promise<{ packs: LaterPacks<MessageArguments> }>>> = {
  zh: () => import('./packs/zh.gen.ts'),
  en: () => import('./packs/en.gen.ts'),
  ja: () => import('./packs/ja.gen.ts'),
  ko: () => import('./packs/ko.gen.ts'),
  ru: () => import('./packs/ru.gen.ts'),
};

/** The same for what the first page shows. */
const firstPage: Readonly<Record<Locale, () => Promise<{ packs: FirstPacks<MessageArguments> }>>> = {
  zh: () => import('./packs/zh.first.gen.ts'),
  en: () => import('./packs/en.first.gen.ts'),
  ja: () => import('./packs/ja.first.gen.ts'),
  ko: () => import('./packs/ko.first.gen.ts'),
  ru: () => import('./packs/ru.first.gen.ts'),
};

const isFirst = (catalogue: Catalogue): catalogue is (typeof firstCatalogues)[number] =>
  firstCatalogues.some((first) => first === catalogue);

const loaded = new Map<string, Tracked>();

async function fetchPack(locale: Locale, catalogue: Catalogue): Promise<Pack> {
  checkLocale(locale);
  const load: () => Promise<{ default: unknown }> = isFirst(catalogue)
    ? (await firstPage[locale]()).packs[catalogue]
    : (await languages[locale]()).packs[catalogue];
  return (await load()).default as Pack;
}

/**
 * The catalogue in one language, loaded once. A failure is kept until `retryPacks`: a render that asked
 * again each time would never come to an end.
 */
export function loadPack(locale: Locale, catalogue: Catalogue): Promise<Pack> {
  const key = `${locale}/${catalogue}`;
  const known = loaded.get(key);
  if (known) return known;
  const promise: Tracked = fetchPack(locale, catalogue);
  promise.status = 'pending';
  promise.then(
    (value) => {
      promise.status = 'fulfilled';
      promise.value = value;
    },
    (reason: unknown) => {
      promise.status = 'rejected';
      promise.reason = reason;
    },
  );
  loaded.set(key, promise);
  return promise;
}

/** Lets whatever has failed be asked for again. */
export function retryPacks(): void {
  for (const [key, { status }] of loaded) if (status === 'rejected') loaded.delete(key);
}

const warmed = new Set<Locale>();

/**
 * Has the browser read its tables of numbers and days while the words are on their way: the first formatter of a page takes
 * many times as long as those after it.
 */
function warmFormatters(locale: Locale): void {
  if (warmed.has(locale)) return;
  warmed.add(locale);
  setTimeout(() => {
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'CNY' }).formatToParts(0);
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', weekday: 'short' }).format(0);
  });
}

/**
 * Loads the catalogues that a screen needs before it is shown; what has failed before is asked for again.
 * @param catalogues all of them unless told
 */
export const preloadMessages = async (locale: Locale, catalogues?: readonly Catalogue[]): Promise<void> => {
  retryPacks();
  checkLocale(locale);
  const wanted = catalogues ?? [
    ...firstCatalogues,
    ...(Object.keys((await languages[locale]()).packs) as Catalogue[]),
  ];
  const loading = Promise.all(wanted.map((catalogue) => loadPack(locale, catalogue)));
  // The first page alone shows neither.
  if (!wanted.every(isFirst)) warmFormatters(locale);
  await loading;
};
