import { messagesFor, type Catalogue, type Locale } from '@mapp/kit/messages';

/** Words of a catalogue in the language of the story. */
export const words = <Each extends Catalogue>(globals: Record<string, unknown>, catalogue: Each) =>
  messagesFor(globals['locale'] as Locale, catalogue);
