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

/** The words of one language as the site shows them: `say('points', 'bill.title')`. Arguments without plural only. */
export type Say = (
  catalogue: Catalogue,
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string;

export const wordsOf =
  (locale: Locale): Say =>
  (catalogue, key, values = {}) => {
    const message = textsOf(locale, catalogue)[key];
    if (message === undefined) throw new Error(`${locale}/${catalogue} has no message ${key}`);
    return message
      .replaceAll(/<\/?b>/g, '')
      .replaceAll(/\{(\w+)(?:, number)?\}/g, (_, name: string) => String(values[name]));
  };

/** The words of the source language. */
export const zh = wordsOf('zh');

/** The languages, one after another. */
export const languageOf = (turn: number): Locale => locales[turn % locales.length] ?? 'zh';
