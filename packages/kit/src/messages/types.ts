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

/** Catalogues of the first page, which has a table of its own. */
export const firstCatalogues = ['home', 'shell', 'tiers'] as const;
type First = (typeof firstCatalogues)[number];

/** The loaders of one language's catalogues of the first page. */
export type FirstPacks<Messages extends Readonly<Record<First, unknown>>> = Pick<Packs<Messages>, First>;

/** The loaders of all its others. */
export type LaterPacks<Messages extends Readonly<Record<First, unknown>>> = Omit<Packs<Messages>, First>;
