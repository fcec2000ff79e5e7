import { memberJourneys } from './journeys/member.ts';
import { travelJourneys } from './journeys/travel.ts';
import type { Journey } from './journeys/journey.ts';
import type { Locale } from './words.ts';

export type { Journey } from './journeys/journey.ts';

/** The main journeys: a new one is a row of one of its parts. */
const journeys = { ...memberJourneys, ...travelJourneys };

type JourneyName = keyof typeof journeys;

/** Each with its name, in their order. */
export const namedJourneys = Object.entries<Journey>(journeys) as [JourneyName, Journey][];

/** Address at which a journey begins in a language. */
export const beginOf = ({ begin }: Journey, locale: Locale): string =>
  `/mapp${begin}${begin.includes('?') ? '&' : '?'}lang=${locale}`;
