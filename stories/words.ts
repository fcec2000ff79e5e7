import { messagesFor, type Area, type Locale } from '@mapp/kit/messages';

/** The words of an area in the language of the story. */
export const words = <Each extends Area>(globals: Record<string, unknown>, area: Each) =>
  messagesFor(globals['locale'] as Locale, area);
