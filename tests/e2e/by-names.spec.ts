import { member } from './beneficiary.support.ts';
import { beginOf, namedJourneys, type Journey } from './journeys.ts';
import { Listener } from './listener.ts';
import { expect, test } from './site.ts';
import { languageOf, locales, wordsOf, type Locale } from './words.ts';

/** Steps that somebody who does not see the page may need for each touch. */
const most = 1.5;

const everything = process.env['MAPP_LANGUAGES'] === 'all';

const inLanguage = (name: string, journey: Journey, locale: Locale) =>
  test(`${name}, by names alone: ${locale}`, async ({ page, signIn }) => {
    if (!journey.guest) await signIn(member);
    const say = wordsOf(locale);
    await page.goto(beginOf(journey, locale));
    const listener = new Listener(page);
    await journey.go(listener, say);
    await listener.hears(journey.end(say));
    expect(listener.steps / listener.touches).toBeLessThanOrEqual(most);
  });

for (const [turn, [name, journey]] of namedJourneys.entries())
  for (const locale of everything ? locales : [languageOf(turn)]) inLanguage(name, journey, locale);
