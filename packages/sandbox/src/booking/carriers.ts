import type { Language } from '../language.ts';

const named: Readonly<Record<Language, (code: string) => string>> = {
  zh: (code) => `${code}航空`,
  en: (code) => `${code} Airlines`,
  ja: (code) => `${code}航空`,
  ko: (code) => `${code}항공`,
  ru: (code) => `${code} Airlines`,
};

/** Name of a carrier; made up of its code, as that of this airline is. */
export const carrierName = (code: string, language: Language): string => named[language](code);
