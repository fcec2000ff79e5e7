import { carrierName } from './carriers.ts';
import type { searchFlights } from '@mapp/kit/contracts';
import { addDays, type Day } from '@mapp/kit/rules';
import { airlineZone } from '../clock.ts';
import type { Language } from '../language.ts';
import type { Schedule } from '../timetable/schedule.ts';
import { terminalOf } from '../timetable/terminals.ts';
import { waysOf, type Departure, type Way } from '../timetable/ways.ts';
import { writtenIn, zoneOf } from '../timetable/zones.ts';
import { answerOf, families, type Family } from './families.ts';
import { faresOf, type Fare } from './fares.ts';
import { basePointsFor } from './flight-points.ts';
import { offerIdOf } from './offer-ids.ts';
import { byLegOf, passengerPrice, type Party } from './prices.ts';
import type { PassengerType } from './taxes.ts';
import { endOf, specialRoute } from './special-routes.ts';

type OfferOnWire = (typeof searchFlights)['response']['_zod']['input']['offers'][number];
type LegOnWire = OfferOnWire['legs'][number];
type FareOnWire = OfferOnWire['fares'][number];

const cabinRanks = ['economy', 'premium', 'business', 'first'] as const;
type CabinWanted = (typeof cabinRanks)[number];

/** A search for one day. */
export interface Wanted {
  readonly from: string;
  readonly to: string;
  readonly day: Day;
  readonly party: Party;
  readonly cabin?: CabinWanted | undefined;
  readonly points?: boolean | undefined;
}

/** The airline's moment, milliseconds since 1970, and its day. */
export interface Moment {
  readonly now: number;
  readonly today: Day;
  readonly schedule: Pick<Schedule, 'on'>;
}

const minuteMs = 60_000;

/** Minutes before departure at which the sale ends. */
const saleEnds = 45;

/** Whether a way can still be bought. */
export const isOpen = ([first]: Way, now: number): boolean => first.departs - saleEnds * minuteMs > now;

/** Ways of a day that can still be bought, each with its fares that have seats for the party. */
export function soldWays(
  { from, to, day, party, cabin }: Omit<Wanted, 'points'>,
  { now, today, schedule }: Moment,
): { way: Way; fares: Fare[] }[] {
  if (specialRoute(from, to).closed) return [];
  const seats = party.adults + party.children;
  const least = cabinRanks.indexOf(cabin ?? 'economy');
  return waysOf(from, to, day, schedule.on(day, addDays(day, 1), addDays(day, 2)))
    .filter((way) => isOpen(way, now))
    .map((way) => ({
      way,
      fares: faresOf(way, today).filter(
        ({ id, seatsLeft }) =>
          (seatsLeft ?? seats) >= seats && cabinRanks.indexOf(families[id].cabin) >= least,
      ),
    }));
}

const legOnWire = ({ service, departs, arrives }: Departure, language: Language): LegOnWire => ({
  flightNo: service.flightNo,
  carrier: service.flightNo.slice(0, 2),
  carrierName: carrierName(service.flightNo.slice(0, 2), language),
  ...(service.operatedBy && {
    operatedBy: service.operatedBy,
    operatedByName: carrierName(service.operatedBy, language),
  }),
  from: service.from,
  to: service.to,
  departs: writtenIn(zoneOf(service.from), departs),
  arrives: writtenIn(zoneOf(service.to), arrives),
  fromTerminal: terminalOf(service.from),
  toTerminal: terminalOf(service.to),
  aircraft: service.aircraft,
  stops: service.landings.map((landing) => ({
    airport: landing.airport,
    arrives: writtenIn(zoneOf(landing.airport), departs + landing.in * minuteMs),
    departs: writtenIn(zoneOf(landing.airport), departs + landing.out * minuteMs),
  })),
  ...(service.punctuality !== undefined && { punctuality: service.punctuality }),
});

/** Points for one fen of a fare, per cent. */
const pointsRate = 30;

const fareOnWire = (
  fare: Fare,
  way: Way,
  shared: boolean,
  { party, points }: Wanted,
  language: Language,
): FareOnWire => {
  const family: Family = families[fare.id];
  const priceOf = (type: PassengerType) => {
    const price = passengerPrice(fare, type);
    return way.length > 1 ? { ...price, byLeg: byLegOf(price, way.length) } : price;
  };
  // Another carrier's rules are not known here.
  const rule = shared ? undefined : family.rule;
  return {
    fareId: fare.id,
    family: family.family,
    name: family.name[language],
    cabin: family.cabin,
    bookingClass: family.bookingClass,
    price: {
      adult: priceOf('adult'),
      ...(party.children > 0 && { child: priceOf('child') }),
      ...(party.infants > 0 && { infant: priceOf('infant') }),
    },
    currency: 'CNY',
    ...(points && { points: Math.round((fare.fare * pointsRate) / 100) }),
    ...(fare.seatsLeft !== undefined && { seatsLeft: fare.seatsLeft }),
    baggage: { carryOn: family.carryOn, checked: shared ? { answer: 'unknown' } : family.checked },
    change: answerOf('change', fare.fare, rule),
    refund: answerOf('refund', fare.fare, rule),
    pointsEarned: basePointsFor(way.map(({ service }) => ({ ...service, cabin: family.bookingClass }))),
    ...(rule && { rule: rule.map((band) => ({ ...band })) }),
  };
};

/** An offer as it travels, with some of its fares. */
export function offerOnWire(
  way: Way,
  fares: readonly Fare[],
  told: number,
  wanted: Wanted,
  language: Language,
): OfferOnWire {
  const route = specialRoute(wanted.from, wanted.to);
  const { waitlist, productLimit } = route;
  const shared = way.some(({ service }) => service.operatedBy !== undefined);
  return {
    offerId: offerIdOf(way, told),
    legs: way.map((departure) => legOnWire(departure, language)),
    fares: fares.map((fare) => fareOnWire(fare, way, shared, wanted, language)),
    ...(waitlist && { waitlist }),
    expires: writtenIn(airlineZone, endOf(told, route)),
    ...(productLimit && { productLimit }),
  };
}

/** Offers of one day, as they travel. */
export const offersOf = (wanted: Wanted, moment: Moment, language: Language): OfferOnWire[] =>
  soldWays(wanted, moment).map(({ way, fares }) => offerOnWire(way, fares, moment.now, wanted, language));
