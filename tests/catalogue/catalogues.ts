import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import compile from 'icu-minify/compile';
import { locales, type Locale } from '@mapp/kit/messages';

/** The catalogues' folder. */
export const folder = 'packages/kit/src/messages/';

/** One catalogue: ICU messages by key. */
export type Catalogue = Readonly<Record<string, string>>;

/** The areas that have a catalogue in a language. */
export const areasIn = (locale: Locale): string[] =>
  globSync(`${folder}${locale}/*.json`)
    .map((path) => basename(path, '.json'))
    .toSorted();

export const catalogueOf = (locale: Locale, area: string): Catalogue =>
  JSON.parse(readFileSync(`${folder}${locale}/${area}.json`, 'utf8')) as Catalogue;

/** Every area in every language beside the source. */
export const translations = areasIn('zh').flatMap((area) =>
  locales.filter((locale) => locale !== 'zh').map((locale) => ({ area, locale })),
);

/** One plural in a message: its kind, and the forms that it has. */
export interface Plural {
  type: Intl.PluralRuleType;
  /** `one`, `few`, … */
  forms: string[];
  /** It has exact numbers too, `=0`. */
  exact: boolean;
}

/** The compiler's numbers for the two kinds of plural. */
const pluralTypes: Record<number, Intl.PluralRuleType> = { 2: 'cardinal', 3: 'ordinal' };

/** The plurals of a compiled message, nested ones included: a plural is `[argument, 2 or 3, forms]`. */
function pluralsOf(node: unknown): Plural[] {
  if (!Array.isArray(node)) {
    return typeof node === 'object' && node !== null ? Object.values(node).flatMap(pluralsOf) : [];
  }
  const [, kind, forms] = node as unknown[];
  const type = typeof kind === 'number' ? pluralTypes[kind] : undefined;
  const inside = node.flatMap(pluralsOf);
  if (!type || typeof forms !== 'object' || forms === null) return inside;
  const [exact, named] = [true, false].map((wanted) =>
    Object.keys(forms).filter((form) => form.startsWith('=') === wanted),
  );
  return [{ type, forms: named ?? [], exact: (exact ?? []).length > 0 }, ...inside];
}

/** The plurals of an ICU message. */
export const pluralsIn = (message: string): Plural[] => pluralsOf(compile(message));
