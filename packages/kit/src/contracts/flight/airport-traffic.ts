import * as z from 'zod/mini';
import { roadStates, trafficKinds } from '../../rules/airports/traffic.ts';
import { defineCall, type ResponseOf } from '../call.ts';
import { listOf, optional } from '../reading.ts';
import { instant, money } from '../wire.ts';
import { airportCode, airportPlace } from './airport-place.ts';

const kind = z.pipe(
  optional(z.string()),
  z.transform((told) => trafficKinds.find((known) => known === told) ?? 'unknown'),
);
const road = z.pipe(
  optional(z.string()),
  z.transform((told) => roadStates.find((known) => known === told) ?? 'unknown'),
);
const minutes = z.int().check(z.gte(0), z.lte(1440));

/** Local to the airport: `05:30`. */
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const trafficWay = z.object({
  id: z.string(),
  kind,
  /** Of the line, in the language of the request. */
  name: optional(z.string()),
  /** Place in the city that it goes from. */
  place: optional(z.string()),
  terminals: listOf(z.string()),
  /** Now, and on an ordinary day. */
  minutes: optional(minutes),
  usual: optional(minutes),
  /** Between two departures. */
  every: optional(minutes),
  first: optional(clock),
  last: optional(clock),
  /** Of one adult, or of one car. */
  price: optional(money),
});
export type TrafficWay = z.output<typeof trafficWay>;

export const airportTraffic = defineCall({
  name: 'airportTraffic',
  area: 'flight',
  path: '/api/flight/airport-traffic',
  source: 'assumed',
  member: false,
  summary: 'Ways from the city to an airport, how the road flows now, and parking there.',
  request: z.object({ airport: airportCode }),
  response: z.object({
    airport: airportPlace,
    told: instant,
    road,
    ways: listOf(trafficWay),
    parking: listOf(
      z.object({
        name: z.string(),
        free: optional(z.int().check(z.gte(0))),
        of: optional(z.int().check(z.gte(0))),
      }),
    ),
  }),
});
export type AirportTraffic = ResponseOf<typeof airportTraffic>;

export const taxiPartners = defineCall({
  name: 'taxiPartners',
  area: 'flight',
  path: '/api/flight/taxi-partners',
  source: 'assumed',
  member: false,
  summary: 'Partners that order a car to or from an airport, and where its taxis wait.',
  request: z.object({ airport: airportCode }),
  response: z.object({
    airport: airportPlace,
    told: instant,
    /** Where taxis wait; none where nothing is told of it. */
    rank: optional(
      z.object({
        place: z.string(),
        /** Of the wait there now. */
        minutes: optional(minutes),
        /** To the middle of the city. */
        price: optional(money),
      }),
    ),
    partners: listOf(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Page of the partner, which this site names before it is opened. */
        url: z.string(),
        /** Whether a car can be ordered for later. */
        ahead: optional(z.boolean()),
      }),
    ),
  }),
});
export type TaxiPartners = ResponseOf<typeof taxiPartners>;
