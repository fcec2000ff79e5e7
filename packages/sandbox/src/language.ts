/** The five languages in which the airline answers. */
export const languages = ['zh', 'en', 'ja', 'ko', 'ru'] as const;
export type Language = (typeof languages)[number];

/** One text in each language. */
export type Texts = Readonly<Record<Language, string>>;

/** The language of a wire or browser value: `zh`, `zh_CN`, `en_CN`, `ja-JP;q=0.8`; `undefined` when it names none of ours. */
export function languageOf(value: string | null | undefined): Language | undefined {
  const tag = value?.trim().toLowerCase().split(/[-_;]/)[0];
  return languages.find((language) => language === tag);
}
