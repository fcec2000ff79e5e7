import { locales, type Locale } from '@mapp/kit/messages';
import exceptions from '../../docs/content-exceptions.json' with { type: 'json' };
import glossary from '../../docs/glossary.json' with { type: 'json' };
import type {
  ContentReview,
  GlossaryTerm,
  OtherWord,
  SameText,
} from '../../stories/review/content/content.ts';
import { areasIn, catalogueOf } from './catalogues.ts';

/** Texts by language and message, `account.save`. */
export type Texts = Readonly<Record<Locale, ReadonlyMap<string, string>>>;

/** All texts of the catalogues. */
export const allTexts = (): Texts =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      new Map(
        areasIn(locale).flatMap((area) =>
          Object.entries(catalogueOf(locale, area)).map(([key, text]) => [`${area}.${key}`, text] as const),
        ),
      ),
    ]),
  ) as Record<Locale, Map<string, string>>;

/** Letters that are in a text itself, not in the name of an argument. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''));

/** Messages that are the same in several languages, with the reason where one is given. */
export function sameTexts(texts: Texts): SameText[] {
  const reasons = new Map(
    exceptions.same.flatMap(({ why, languages, messages }) =>
      messages.map((message) => [message, { why, languages }] as const),
    ),
  );
  return [...texts.zh.keys()].flatMap((message) => {
    const all = locales.map((locale) => ({ locale, text: texts[locale].get(message) ?? '' }));
    return [...Map.groupBy(all, ({ text }) => text)].flatMap(([text, of]) => {
      if (of.length < 2 || !hasWords(text)) return [];
      const languages = of.map(({ locale }) => locale);
      const reason = reasons.get(message);
      const isMeant = reason && languages.every((locale) => reason.languages.includes(locale));
      return [{ message, text, languages, why: isMeant ? reason.why : '' }];
    });
  });
}

/** Words that travellers type into the search: any that means the thing. */
export const isKeywords = (message: string): boolean => message.endsWith('.keywords');

/** Units of time, measure and points; things that are counted may go to the next line. */
const unit =
  '(?:ч|мин|минут\\p{L}*|час\\p{L}*|сек\\p{L}*|день|дня|дней|недел\\p{L}*|месяц\\p{L}*|год\\p{L}*|лет|км|кг|г|м|МБ|Вт·ч|(?:рабочих|доступных) \\p{L}+|балл\\p{L}*)(?!\\p{L})';

const figure = String.raw`(?:#|\{\w+, number\}(?:</\w+>)?|(?<![\d.,:-])\d{1,3})`;
const worded = String.raw`\}</\w+> (?=\{\w+, plural, )`;
const partedFigure = new RegExp(`${figure} ${unit}|${worded}`, 'iu');

/** Whether a line may end between a figure of a Russian text and its unit, which the language does not let happen. */
export const isParted = (text: string): boolean => partedFigure.test(text);

/** The same for the signs of units, which are written so in English. */
const partedSign = new RegExp(String.raw`${figure} (?:h|min|s|kg|km)\b`, 'u');
export const isPartedFromSign = (text: string): boolean => partedSign.test(text);

/** A character of a script that writes words apart; Chinese and Japanese do not, and Korean adds its endings. */
const letter = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}]`;
const letters: readonly (readonly [written: string, pattern: string])[] = [
  ['*', `${letter}*`],
  [' / ', `(?!${letter})|(?<!${letter})`],
  // Both spellings are usual.
  ['ё', '[её]'],
];

/** Looks for a word of the glossary: whole where words are written apart, with any ending in place of a star. */
export function wordPattern(word: string): RegExp {
  const inside = letters.reduce((text, [written, pattern]) => text.replaceAll(written, pattern), word);
  return new RegExp(`(?<!${letter})${inside}(?!${letter})`, 'iu');
}

const wordsOf = (locale: Locale, texts: Texts, said: string): string[] => {
  const word = wordPattern(said);
  return [...texts[locale]]
    .filter(([message, text]) => !isKeywords(message) && word.test(text))
    .map(([message]) => message);
};

/** How many messages use each word of a term, by language. */
export const usesOf = ({ say }: GlossaryTerm, texts: Texts): Record<string, number> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const word = say[locale];
      return word ? [[locale, wordsOf(locale, texts, word).length] as const] : [];
    }),
  );

/** Messages that call a thing otherwise than the glossary. */
export const otherWordsIn = (texts: Texts, terms: readonly GlossaryTerm[] = glossary.terms): OtherWord[] =>
  terms.flatMap(({ term, not }) =>
    locales.flatMap((locale) =>
      (not[locale] ?? []).flatMap((word) =>
        wordsOf(locale, texts, word).map((message) => ({
          locale,
          message,
          term,
          text: texts[locale].get(message) ?? '',
          why:
            (exceptions.words as readonly { locale: string; message: string; why: string }[]).find(
              (one) => one.locale === locale && one.message === message,
            )?.why ?? '',
        })),
      ),
    ),
  );

/** Review that the page of the contents shows. */
export const contentReview = (texts: Texts): ContentReview => ({
  languages: locales.map((locale) => ({
    locale,
    missing: [...texts.zh.keys()].filter((message) => !texts[locale].get(message)),
  })),
  same: sameTexts(texts),
  terms: glossary.terms,
  otherWords: otherWordsIn(texts),
});

/** The review as the page's file holds it: a line for each thing, so that two changes seldom meet. */
export function contentText(review: ContentReview): string {
  const parts = Object.entries(review).map(
    ([name, items]: [string, readonly unknown[]]) =>
      `${JSON.stringify(name)}: [\n${items.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n]`,
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}
