import * as z from 'zod/mini';
import { flightCauses, flightNewsKinds } from '../../rules/dynamics/news.ts';
import { flightRightKinds } from '../../rules/dynamics/rights.ts';
import { defineCall, type ResponseOf } from '../call.ts';
import { listOf, optional, otherwise } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { day, instant, money } from '../wire.ts';

/** Calls of flight dynamics: none of their paths is shown in the documents, all are our proposal. */
const assumed = { area: 'flight', source: 'assumed' } as const;

const code = z.string().check(z.regex(/^[A-Z]{3}$/));
/** `MU5101`. */
const number = z.string().check(z.regex(/^[A-Z\d]{2}\d{1,4}[A-Z]?$/));

const place = z.object({
  airport: code,
  /** City and airport in the language of the request. */
  name: optional(z.string()),
  terminal: optional(z.string()),
});

/** In place of a leg that cannot be read. */
const unreadableLeg = { unreadable: true } as const;

const leg = z.object({
  from: place,
  to: place,
  /** Planned instants with the offset of their airports: boarding, off the gate, into the air, on the ground, at the gate. */
  boards: optional(instant),
  out: instant,
  off: optional(instant),
  on: optional(instant),
  in: instant,
});

const news = z.object({
  kind: z.enum(flightNewsKinds),
  told: instant,
  /** Leg that it is about, from 0. */
  leg: optional(z.int().check(z.gte(0), z.lte(9))),
  /** When it happened. */
  at: optional(instant),
  /** Estimates. */
  out: optional(instant),
  off: optional(instant),
  on: optional(instant),
  in: optional(instant),
  /** Gate, counters or belt. */
  place: optional(z.string()),
  /** Airport of a diversion. */
  airport: optional(place),
  cause: optional(z.enum(flightCauses)),
  /** The cause in the airline's words. */
  reason: optional(z.string()),
});

const right = z.object({
  kind: z.enum(flightRightKinds),
  /** Minutes of delay from which it is due. */
  after: optional(z.int().check(z.gte(0), z.lte(14_400))),
  /** A cancellation brings it at once. */
  cancelled: otherwise(z.boolean(), false),
  /** Causes for which the airline pays; any without it. */
  causes: optional(listOf(z.enum(flightCauses))),
  /** With any other cause the airline arranges it, and the traveller pays. */
  ownCost: otherwise(z.boolean(), false),
  amount: optional(money),
  note: optional(z.string()),
});

const flight = z.object({
  flightNo: number,
  /** Local date of the planned departure at its origin; a delay over midnight does not change it. */
  day,
  legs: listOf(leg, () => unreadableLeg).check(z.minLength(1)),
  news: listOf(news),
  /** Another airline flies it. */
  operatedBy: optional(z.object({ name: z.string(), flightNo: optional(number) })),
  /** Its other numbers. */
  codeshares: otherwise(listOf(number), []),
  aircraft: optional(z.object({ type: z.string(), seats: optional(z.int()), years: optional(z.int()) })),
  /** Per cent of the last 30 days. */
  punctuality: optional(z.int().check(z.gte(0), z.lte(100))),
  /** Flight of the aircraft before this one. */
  incoming: optional(
    z.object({
      flightNo: number,
      from: optional(z.string()),
      planned: optional(instant),
      estimated: optional(instant),
      actual: optional(instant),
    }),
  ),
  /** When the airline will tell more. */
  nextNews: optional(instant),
  /** The member travels with it. */
  own: otherwise(z.boolean(), false),
  /** The member follows it. */
  followed: otherwise(z.boolean(), false),
});

/** A flight, its plan and all that has been told about it. */
export type FlightOnWire = z.output<typeof flight>;

export const searchFlightDynamics = defineCall({
  ...assumed,
  name: 'searchFlightDynamics',
  path: '/api/flight/search-dynamics',
  member: false,
  summary: 'Flights of a day by number, or by departure and destination, each with its plan and its news.',
  request: z.object({
    flightNo: optional(number),
    /** Codes of cities or airports, together and in place of the number. */
    from: optional(code),
    to: optional(code),
    day,
  }),
  response: entriesOf('flights', flight, 'flightNo', {}),
});

export const flightDynamics = defineCall({
  ...assumed,
  name: 'flightDynamics',
  path: '/api/flight/dynamics',
  member: false,
  summary: 'One flight of a day: plan, news, aircraft, and the airline’s rule for delays and cancellations.',
  request: z.object({ flightNo: number, day }),
  response: z.extend(flight, {
    rights: optional(
      z.object({
        /** Name of the published rule, in the language of the request. */
        source: z.string(),
        lines: listOf(right),
      }),
    ),
  }),
});
export type FlightDynamics = ResponseOf<typeof flightDynamics>;

export const followedFlights = defineCall({
  ...assumed,
  name: 'followedFlights',
  path: '/api/flight/followed',
  summary: 'Flights that the member follows, and those of the member’s own journeys of today and tomorrow.',
  request: z.object({}),
  response: entriesOf('flights', flight, 'flightNo', {}),
});

export const followFlight = defineCall({
  ...assumed,
  name: 'followFlight',
  path: '/api/flight/follow',
  write: true,
  summary: 'Follows a flight, or no longer.',
  request: z.object({ flightNo: number, day, follow: z.boolean() }),
  response: z.object({}),
});

/** Codes of the flight-info entries. Source: travel.md section 2. */
export const flightEntryCodes = ['flight', 'boarde', 'wifi', 'consultation', 'luggage'] as const;
export type FlightEntryCode = (typeof flightEntryCodes)[number];

export const flightEntries = defineCall({
  ...assumed,
  name: 'flightEntries',
  path: '/api/flight/entries',
  member: false,
  summary: 'The flight-info entry list; its fields are documented.',
  request: z.object({}),
  response: z.object({
    list: listOf(
      z.object({
        titleTxt: z.string(),
        /** Picture of the entry; one of another origin is not drawn. */
        img: optional(z.string()),
        /** Another one, in its place where there is none. */
        src: optional(z.string()),
        url: optional(z.string()),
        code: z.enum(flightEntryCodes),
        parms: optional(z.record(z.string(), z.string())),
        show: otherwise(z.boolean(), false),
      }),
    ),
  }),
});
export type FlightEntry = ResponseOf<typeof flightEntries>['list'][number];
