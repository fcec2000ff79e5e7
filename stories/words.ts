import { messagesFor, type Catalogue, type Locale } from '@mapp/kit/messages';

/** A text as queries by text see it: every blank a plain one. */
export const asRead = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Matches an accessible name that is these words, however its blanks are. */
export const called = (words: string) => (name: string) => asRead(name) === words;

/** Words of a catalogue in the language of the story, as queries by text look for them. */
export const words = async <Each extends Catalogue>(globals: Record<string, unknown>, catalogue: Each) => {
  const t = await messagesFor(globals['locale'] as Locale, catalogue);
  return new Proxy(t, {
    apply: (translate, self, of) => asRead(Reflect.apply(translate, self, of) as string),
  });
};
