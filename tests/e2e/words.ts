import { readFileSync } from 'node:fs';
import { locales, type Catalogue, type Locale } from '@mapp/kit/messages';

export { locales, type Locale } from '@mapp/kit/messages';

type Texts = Readonly<Record<string, string>>;

const read = new Map<string, Texts>();

function textsOf(locale: Locale, catalogue: Catalogue): Texts {
  const path = `packages/kit/src/messages/${locale}/${catalogue}.json`;
  const known = read.get(path) ?? (JSON.parse(readFileSync(path, 'utf8')) as Texts);
  read.set(path, known);
  return known;
}

/** The words of one language as the site shows them: `say('points', 'bill.title')`. */
export type Say = (
  catalogue: Catalogue,
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string;

const plural = /\{(\w+), plural,((?:\s*=?\w+ \{[^{}]*\})+)\}/g;

/** The form of a plural for a number: that of the very number before that of its category. */
function pluralForm(locale: Locale, forms: string, value: string | number | undefined): string {
  const form = new Map([...forms.matchAll(/(=?\w+) \{([^{}]*)\}/g)].map(([, name, text]) => [name, text]));
  const category = new Intl.PluralRules(locale).select(Number(value));
  return (form.get(`=${value}`) ?? form.get(category) ?? form.get('other') ?? '').replaceAll(
    '#',
    String(value),
  );
}

export const wordsOf =
  (locale: Locale): Say =>
  (catalogue, key, values = {}) => {
    const message = textsOf(locale, catalogue)[key];
    if (message === undefined) throw new Error(`${locale}/${catalogue} has no message ${key}`);
    return message
      .replaceAll(/<\/?b>/g, '')
      .replaceAll(plural, (_, name: string, forms: string) => pluralForm(locale, forms, values[name]))
      .replaceAll(/\{(\w+)(?:, number)?\}/g, (_, name: string) => String(values[name]));
  };

/** The words of the source language. */
export const zh = wordsOf('zh');

/** The languages, one after another. */
export const languageOf = (turn: number): Locale => locales[turn % locales.length] ?? 'zh';
