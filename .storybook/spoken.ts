import type { Locale } from '@mapp/kit/messages';

/** The language of a story whose page changes it once it has played. */
export interface Spoken {
  /** The language that the story began in. */
  readonly begun: Locale;
  /** The language that the page shows. */
  shown: () => Locale;
  /** The language that the airline is asked in. */
  asked: () => Locale;
  /**
   * Changes the page's language.
   * @param asks whether the airline is asked again in it
   */
  change: (locale: Locale, asks: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

/** @param locale in which the story begins */
export function createSpoken(locale: Locale): Spoken {
  const listeners = new Set<() => void>();
  let [shown, asked] = [locale, locale];
  return {
    begun: locale,
    shown: () => shown,
    asked: () => asked,
    change(to, asks) {
      shown = to;
      if (asks) asked = to;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
