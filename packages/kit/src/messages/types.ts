import type { ReactNode } from 'react';

/** zh is the source; the others are complete translations. */
export const locales = ['zh', 'en', 'ja', 'ko', 'ru'] as const;
export type Locale = (typeof locales)[number];

/** @throws Error that says which languages there are */
export function checkLocale(locale: string): void {
  if (!(locales as readonly string[]).includes(locale))
    throw new Error(`No language "${locale}": there are ${locales.join(', ')}`);
}

/** Rendering of a tag such as `<b>…</b>` in a message. */
export type Tag = (children: ReactNode) => ReactNode;

/** The loaders of one language's catalogues, by name. */
export type Packs<Messages> = {
  readonly [A in keyof Messages]: () => Promise<{ default: Readonly<Record<keyof Messages[A], unknown>> }>;
};
