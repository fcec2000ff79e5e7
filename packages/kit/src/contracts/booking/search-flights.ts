import * as z from 'zod/mini';
import { cabinClasses } from '../../rules/seats/cabin.ts';
import { defineCall, type RequestOf, type ResponseOf } from '../call.ts';
import { dayFares } from '../flight/flight-calendar.ts';
import { optional } from '../reading.ts';
import { day, instant, placeCode } from '../wire.ts';
import { offers } from './offer.ts';
import { chosenFare, passengerCounts } from './passengers.ts';

const answer = z.pipe(
  z.object({
    /** In the airline's order. */
    offers,
    /** When the prices were told. */
    told: optional(instant),
    /** Lowest price of the whole party on each of the days around, where these are told. */
    days: optional(dayFares),
  }),
  z.transform(({ offers: { readable, unread }, ...rest }) => ({
    ...rest,
    offers: readable,
    /** Offers that could not be read. */
    unreadOffers: unread,
  })),
);

export const searchFlights = defineCall({
  name: 'searchFlights',
  area: 'booking',
  path: '/api/booking/searchFlights',
  source: 'assumed',
  member: false,
  summary: 'Flights and fares of one segment of a journey, for a party.',
  request: z.object({
    /** One for one way, two for a return, up to six. */
    segments: z
      .array(
        z.object({
          /** Code of a city or an airport. */
          from: placeCode,
          to: placeCode,
          day,
        }),
      )
      .check(z.minLength(1), z.maxLength(6)),
    /** Segment that is asked for, from 1. */
    step: z.int().check(z.gte(1), z.lte(6)),
    /** Fares chosen for the segments before it, in their order. */
    chosen: z.optional(z.array(chosenFare)),
    passengers: passengerCounts,
    /** The lowest cabin that is wanted; any without it. */
    cabin: z.optional(z.enum(cabinClasses)),
    /** Prices in points beside those in money. */
    points: z.optional(z.boolean()),
    /** `days` are told for flights without a stop alone. The offers hold all, so that the wish can be taken back. */
    direct: z.optional(z.boolean()),
  }),
  response: answer,
});

export type FlightQuery = RequestOf<typeof searchFlights>;
export type FlightOffers = ResponseOf<typeof searchFlights>;
