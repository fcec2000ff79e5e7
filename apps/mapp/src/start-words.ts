import type { Locale, StartWords } from '@mapp/kit/messages';

/** Part of the page that says what is wrong when the site cannot start; read now, since the site takes it away. */
const sections = document.getElementById('start')?.querySelectorAll('section') ?? [];

/** `messages/start.ts` for a page that has these words in it already (`start-page.ts`): no script brings them again. */
export const startWords = Object.fromEntries(
  Array.from(sections, (section) => {
    const said = (part: string) => section.querySelector(part)?.textContent ?? '';
    const words: StartWords = {
      title: said('h2'),
      config: said('.config'),
      part: said('.part'),
      retry: said('a'),
      hotline: said('span'),
    };
    return [section.lang, words] as const;
  }),
) as Readonly<Record<Locale, StartWords>>;
