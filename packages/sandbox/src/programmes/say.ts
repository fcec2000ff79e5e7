import { languages, type Language } from '../language.ts';

/** The five languages of one text, in their order: Chinese, English, Japanese, Korean, Russian. */
type Five = readonly [zh: string, en: string, ja: string, ko: string, ru: string];

/** Chooses the text of a language. */
export type Say = (...texts: Five) => string;

export const sayIn =
  (language: Language): Say =>
  (...texts) =>
    texts[languages.indexOf(language)] ?? texts[0];
