import { hostNames } from '../faults/cut-off.support.ts';
import { member } from './beneficiary.support.ts';
import { namedJourneys } from './journeys.ts';
import { test } from './site.ts';
import { tierOf, type Tier } from './tier.ts';
import { walkCutOff } from './walk/cut.ts';
import { walkInElder } from './walk/elder.ts';
import { walkWithLookers } from './walk/walking.ts';
import { languageOf, locales, type Locale } from './words.ts';

/** The source and the longest words; the other languages are of the night. */
const tierOfLanguage = (locale: Locale): Tier => (locale === 'zh' || locale === 'ru' ? 'all' : 'night');

/** The journey that every run cuts off: short, and it chooses, agrees and sends. */
const cutOff = { journey: 'a refund', host: 'app' } as const;

for (const [row, [name, journey]] of namedJourneys.entries()) {
  for (const locale of locales) {
    const own = locale === languageOf(row);

    test(
      `${name}, with every looker: ${locale}`,
      tierOf(own ? 'default' : tierOfLanguage(locale)),
      async ({ page, watched, signIn }) => {
        test.slow();
        if (!journey.guest) await signIn(member);
        await walkWithLookers(journey, locale, { page, watched });
      },
    );

    test(
      `${name}, in elder mode: ${locale}`,
      tierOf(tierOfLanguage(locale)),
      async ({ page, airline, context, signIn }) => {
        test.slow();
        await walkInElder(journey, locale, { page, airline, context, signIn });
      },
    );
  }

  // Signing in is a page of the host, which keeps nothing by itself.
  for (const [at, id] of journey.guest ? [] : hostNames.entries()) {
    const cut = name === cutOff.journey;
    const tier = cut ? id === cutOff.host && 'default' : at === row % hostNames.length && 'all';

    test(
      `${name} in ${id}: dead at each act, killed, and gone on with half an hour later`,
      tierOf(tier || 'night'),
      async ({ browser, origin, airline }) => {
        test.setTimeout(180_000);
        await walkCutOff(journey, id, { browser, origin, airline });
      },
    );
  }
}
