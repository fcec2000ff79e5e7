import type { Deck } from '@mapp/kit/rules';
import { airfieldOf, isDomestic } from '../../timetable/airfields.ts';
import { cabinsOf } from '../cabins/cabins.ts';
import { narrowBody } from '../cabins/narrow.ts';
import { flightOf as timetabled, type Flight } from '../flights.ts';

/** Numbers whose seats can be chosen. */
const withSeats: ReadonlySet<string> = new Set(
  (
    'MU5101 MU5102 MU5105 MU5407 MU2151 MU591 MU523 MU5183 MU5187 ' +
    'MU5995 MU5996 MU5997 MU5998 MU5999 CA1857'
  ).split(' '),
);

/** A flight whose seats can be chosen, as the timetable has it; undefined for any other number. */
export const flightOf = (flightNo: string): Flight | undefined =>
  withSeats.has(flightNo) ? timetabled(flightNo) : undefined;

/** Flown with a wide body of the same seats. */
const likeMu5183 = new Set(['MU591', 'MU523']);

const narrowBodies = new Map<string, readonly Deck[]>();

function narrow(flightNo: string): readonly Deck[] {
  const decks = narrowBodies.get(flightNo) ?? narrowBody(flightNo);
  narrowBodies.set(flightNo, decks);
  return decks;
}

/** The decks of a flight of the timetable as they are at first. */
export const decksOf = (flightNo: string): readonly Deck[] =>
  cabinsOf(likeMu5183.has(flightNo) ? 'MU5183' : flightNo) ?? narrow(flightNo);

/** Whether a flight leaves the mainland; to Hong Kong it does. */
export function isInternational({ from, to }: Pick<Flight, 'from' | 'to'>): boolean {
  const [one, other] = [airfieldOf(from), airfieldOf(to)];
  return !one || !other || !isDomestic(one, other);
}

/** The airline's own flights; for those of others no seats are offered. */
export const isOwn = ({ flightNo }: Flight): boolean => flightNo.startsWith('MU');
