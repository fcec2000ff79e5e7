import { createContext, createElement, Fragment, use, useMemo, type ReactNode } from 'react';
import format, { type FormatValues } from 'icu-minify/format';
import { intl } from './intl.ts';
import type { MessageArguments } from './messages.gen.ts';
import { loadPack, preloadMessages, type Catalogue, type Pack } from './pack.ts';
import { checkLocale, type Locale, type Tag } from './types.ts';

type Key<A extends Catalogue> = keyof MessageArguments[A] & string;
type Rest<Arguments> = Arguments extends undefined ? [] : [values: Arguments];

/** `t('key')` or `t('key', { name })`: the message of one catalogue in the language in use. */
export interface Translate<A extends Catalogue> {
  <K extends Key<A>>(key: K, ...rest: Rest<MessageArguments[A][K]>): string;
  /** The same for a message with tags: each tag is given as a function. */
  rich<K extends Key<A>>(key: K, ...rest: Rest<MessageArguments[A][K]>): ReactNode;
}

interface Language {
  locale: Locale;
  timeZone: string;
}

const LanguageContext = createContext<Language | undefined>(undefined);

/** The language of what is drawn. @throws Error outside a `MessagesProvider` */
export function useLanguage(asker: string): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error(`${asker} needs a MessagesProvider above it`);
  return language;
}

/**
 * The language of everything below it.
 * @param timeZone IANA name of the zone that dates without a place are shown in; the airline's by default.
 */
export function MessagesProvider({
  locale,
  timeZone = 'Asia/Shanghai',
  children,
}: {
  locale: Locale;
  timeZone?: string;
  children: ReactNode;
}) {
  checkLocale(locale);
  const language = useMemo(() => ({ locale, timeZone }), [locale, timeZone]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language in use. Throws outside a `MessagesProvider`. */
export const useLocale = (): Locale => useLanguage('useLocale').locale;

/** The parts of a message are in a fixed order, so they are children as if written out, without keys. */
const inOrder = (parts: ReactNode): ReactNode =>
  Array.isArray(parts) ? createElement(Fragment, null, ...(parts as ReactNode[])) : parts;

const tagsInOrder = (values: FormatValues<ReactNode> = {}): FormatValues<ReactNode> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (parts: ReactNode[]) => (value as Tag)(inOrder(parts)) : value,
    ]),
  );

const made = new WeakMap<Pack, Map<string, unknown>>();

/** One `Translate` for each catalogue and zone, so that its identity is stable for memoised children. */
function translateFor<A extends Catalogue>(pack: Pack, { locale, timeZone }: Language): Translate<A> {
  const zones = made.get(pack) ?? new Map<string, unknown>();
  made.set(pack, zones);
  const known = zones.get(timeZone);
  if (known) return known as Translate<A>;
  const run = (key: string, values?: FormatValues<ReactNode>) => {
    const message = pack[key];
    if (message === undefined) throw new Error(`No message "${key}" in ${locale}`);
    return format<ReactNode>(message, locale, values, { formatters: intl, timeZone });
  };
  const rich = (key: string, values?: FormatValues<ReactNode>) => inOrder(run(key, tagsInOrder(values)));
  /** Messages without arguments, worded once: a screen asks for them with each drawing. */
  const worded: Record<string, string> = {};
  const plain = (key: string, values?: FormatValues<ReactNode>) => {
    const text = worded[key] ?? run(key, values);
    // No plural of it says anything.
    if (Array.isArray(text) && text.length === 0) return '';
    if (typeof text !== 'string') throw new Error(`The message "${key}" has tags: use t.rich`);
    if (!values) worded[key] = text;
    return text;
  };
  const translate = Object.assign(plain, { rich }) as Translate<A>;
  zones.set(timeZone, translate);
  return translate;
}

/** The messages of one catalogue. Suspends until its catalogue is there. Throws outside a `MessagesProvider`. */
export function useMessages<A extends Catalogue>(catalogue: A): Translate<A> {
  const language = useLanguage('useMessages');
  return translateFor<A>(use(loadPack(language.locale, catalogue)), language);
}

/** The messages of one catalogue outside of React, as a request's policy needs them. */
export const messagesFor = async <A extends Catalogue>(
  locale: Locale,
  catalogue: A,
  timeZone = 'Asia/Shanghai',
): Promise<Translate<A>> => {
  await preloadMessages(locale, [catalogue]);
  return translateFor<A>(await loadPack(locale, catalogue), { locale, timeZone });
};
