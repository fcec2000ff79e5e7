import * as z from 'zod/mini';
import { turbulences, weatherEffects, weatherKinds } from '../../rules/weather/kinds.ts';
import { defineCall, type ResponseOf } from '../call.ts';
import { listOf, optional } from '../reading.ts';
import { day, instant } from '../wire.ts';
import { airportCode, airportPlace } from './airport-place.ts';

/** A word that nobody knows is weather of which nothing is known. */
const kind = z.pipe(
  optional(z.string()),
  z.transform((told) => weatherKinds.find((known) => known === told) ?? 'unknown'),
);

const celsius = z.number().check(z.gte(-90), z.lte(70));
const percent = z.int().check(z.gte(0), z.lte(100));
const speed = z.number().check(z.gte(0), z.lte(150));

const weather = z.object({
  kind,
  celsius: optional(celsius),
  feels: optional(celsius),
  wind: optional(
    z.object({
      /** Metres a second. */
      speed,
      /** Degrees from the north that it blows from; none where it changes. */
      from: optional(z.int().check(z.gte(0), z.lte(360))),
    }),
  ),
  /** Metres. */
  visibility: optional(z.int().check(z.gte(0))),
  humidity: optional(percent),
  /** Hectopascals. */
  pressure: optional(z.number().check(z.gte(800), z.lte(1100))),
});
export type Weather = z.output<typeof weather>;

export const airportWeather = defineCall({
  name: 'airportWeather',
  area: 'flight',
  path: '/api/flight/airport-weather',
  source: 'assumed',
  member: false,
  summary: 'Weather at an airport: now, hour by hour, and in the days to come.',
  request: z.object({ airport: airportCode }),
  response: z.object({
    airport: airportPlace,
    /** Time of the news, with the airport's offset. */
    told: instant,
    now: weather,
    /** Effect on the flights there; none where nothing is told of it. */
    effect: optional(z.enum(weatherEffects)),
    hours: listOf(
      z.object({
        at: instant,
        kind,
        celsius: optional(celsius),
        /** Chance of rain or snow. */
        chance: optional(percent),
      }),
    ),
    days: listOf(
      z.object({ day, kind, low: optional(celsius), high: optional(celsius), chance: optional(percent) }),
    ),
  }),
});
export type AirportWeather = ResponseOf<typeof airportWeather>;

const end = z.object({
  airport: airportPlace,
  /** When the flight is there, with the airport's offset. */
  at: instant,
  weather,
});

const turbulence = z.pipe(
  optional(z.string()),
  z.transform((told) => turbulences.find((known) => known === told) ?? 'unknown'),
);

export const routeWeather = defineCall({
  name: 'routeWeather',
  area: 'flight',
  path: '/api/flight/route-weather',
  source: 'assumed',
  member: false,
  summary: 'Weather at both ends of a route and on the way, for a flight that leaves at a time.',
  request: z.object({
    from: airportCode,
    to: airportCode,
    /** Of departure; without it the flight leaves now. */
    departs: optional(instant),
  }),
  response: z.object({
    told: instant,
    from: end,
    to: end,
    /** Places on the way, in order. */
    points: listOf(
      z.object({
        /** Minutes after departure. */
        minutes: z.int().check(z.gte(0)),
        /** City nearby, in the language of the request. */
        over: optional(z.string()),
        kind,
        turbulence,
      }),
    ),
  }),
});
export type RouteWeather = ResponseOf<typeof routeWeather>;
