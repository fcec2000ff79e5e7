import * as z from 'zod/mini';
import { boardingStates } from '../../rules/check-in/check-in.ts';
import { defineCall } from '../call.ts';
import { stop } from '../home/home.ts';
import { passengerTypes } from '../saved-people/passengers.ts';
import { noticeConsent } from '../notices/consent.ts';
import { listOf, optional, otherwise } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { instant } from '../wire.ts';

/** Calls of check-in: none of their paths is shown in the documents, all are our proposal. */
export const assumed = { area: 'check-in', source: 'assumed' } as const;

/** Relations to the member, whose points pay for own seats and beneficiaries’. Source: travel.md section 6. */
export const relationsToMember = ['self', 'beneficiary', 'other'] as const;
export type RelationToMember = (typeof relationsToMember)[number];

/** Somebody on a segment. */
const traveller = z.object({
  /** The same on every segment of a journey. */
  passengerId: z.string(),
  /** In the language of the request: in Chinese where that is read, else in letters. */
  name: z.string(),
  /** As the ticket prints it: `ZHANG/SAN`. */
  ticketName: z.string(),
  paxType: z.enum(passengerTypes),
  /** Whole years on the day of departure. */
  age: z.int(),
  /** The infant on this adult’s lap. */
  infantId: optional(z.string()),
  /** Has asked for help: may not sit at an exit. */
  needsHelp: optional(z.boolean()),
  relation: otherwise(z.enum(relationsToMember), 'other'),
  /** 13 digits. */
  ticketNo: z.string(),
  state: z.enum(boardingStates),
  /** Chosen or given: `31A`. An infant has none. */
  seat: optional(z.string()),
  /** The order that the seat was paid with: another one can be had once it is given back there. */
  seatOrder: optional(z.string()),
  /** Boarding sequence, once checked in. */
  sequence: optional(z.string()),
  /** The information for international travel is complete; left out where none is asked for. */
  informed: optional(z.boolean()),
  /** Why the last attempt failed for this passenger, in the language of the request. */
  failure: optional(z.string()),
  /** Of the last check-in, for the person on the phone: `CKI-2041`. */
  reference: optional(z.string()),
});
export type Traveller = z.output<typeof traveller>;

/** One flight of a journey. */
const segment = z.object({
  segmentId: z.string(),
  flightNo: z.string(),
  departure: stop,
  arrival: stop,
  /** The airline does not fly it. */
  cancelled: optional(z.boolean()),
  international: z.boolean(),
  /** Seats and check-in are offered here; those of other airlines are not. */
  supported: otherwise(z.boolean(), false),
  /** Checked in by the airline itself once it opens. */
  autoCheckIn: otherwise(z.boolean(), false),
  /** Facts that the airport has told so far. */
  airport: otherwise(
    z.object({
      /** Counters where the flight is handled: `E12–E18`. */
      counters: optional(z.string()),
      bagsUntil: optional(instant),
      boards: optional(instant),
      gate: optional(z.string()),
      gateCloses: optional(instant),
      /** Minutes on foot from security to the gate. */
      walk: optional(z.int()),
      /** Kilograms that each passenger may check in. */
      bags: optional(z.int()),
    }),
    {},
  ),
  passengers: listOf(traveller),
});
export type JourneySegment = z.output<typeof segment>;

const journey = z.object({
  /** Opaque; says nothing of a person, so it may be in an address. */
  bookingId: z.string(),
  /** In the order in which they are flown, at least one. */
  segments: listOf(segment).check(z.minLength(1)),
});
export type Journey = z.output<typeof journey>;

export const checkInJourneys = defineCall({
  ...assumed,
  name: 'checkInJourneys',
  path: '/api/check-in/journeys',
  summary: 'The journeys whose seats the member can choose, and the airline’s clock.',
  request: z.object({}),
  response: entriesOf('journeys', journey, 'bookingId', { now: instant }),
});
export type CheckInJourneys = z.output<(typeof checkInJourneys)['response']>;

export const findTicket = defineCall({
  ...assumed,
  name: 'findTicket',
  path: '/api/check-in/find-ticket',
  summary: 'Finds a ticket by its number and the passenger’s name.',
  request: z.object({
    /** 13 digits. */
    ticketNo: z.string(),
    name: z.string(),
  }),
  response: z.object({
    bookingId: z.string(),
    /** Its journey is among the member’s already. */
    known: z.boolean(),
  }),
});

export const verifyTicket = defineCall({
  ...assumed,
  name: 'verifyTicket',
  path: '/api/check-in/verify-ticket',
  write: true,
  summary: 'Adds a found ticket to the member’s journeys, once its document is told.',
  request: z.object({
    bookingId: z.string(),
    /** Wire name of the document’s kind. */
    idType: z.string(),
    idNo: z.string(),
  }),
  response: z.object({}),
});

/** Seats of a segment by passenger. */
export const seatOfPassenger = z.object({ passengerId: z.string(), seat: z.string() });

/** Notices that were read and confirmed. Source: travel.md section 5. */
export const seatNotices = ['safety', 'exitRow'] as const;
export type SeatNotice = (typeof seatNotices)[number];

export const checkIn = defineCall({
  ...assumed,
  name: 'checkIn',
  path: '/api/check-in/check-in',
  write: true,
  summary: 'Checks passengers of one segment in. What failed for whom is told by the journeys.',
  request: z.object({
    segmentId: z.string(),
    /** Infants on a lap are checked in with their adult. */
    seats: listOf(seatOfPassenger).check(z.minLength(1)),
    notices: listOf(z.enum(seatNotices)),
    /** Texts of these notices, as they were shown. */
    agreed: optional(listOf(noticeConsent)),
  }),
  response: z.object({
    /** Number for the person on the phone: `CKI-2041`. */
    reference: optional(z.string()),
    /** Seats that were taken meanwhile; nobody is checked in then. */
    lost: listOf(seatOfPassenger),
  }),
});

export const cancelCheckIn = defineCall({
  ...assumed,
  name: 'cancelCheckIn',
  path: '/api/check-in/cancel',
  write: true,
  summary: 'Takes the check-in of passengers back.',
  request: z.object({ segmentId: z.string(), passengerIds: listOf(z.string()).check(z.minLength(1)) }),
  response: z.object({}),
});

export const setAutoCheckIn = defineCall({
  ...assumed,
  name: 'setAutoCheckIn',
  path: '/api/check-in/auto',
  write: true,
  summary: 'Turns automatic check-in of a segment on or off.',
  request: z.object({ segmentId: z.string(), on: z.boolean() }),
  response: z.object({}),
});

const cityTimes = z.object({
  /** IATA code of the city. */
  city: z.string(),
  /** In the language of the request. */
  name: z.string(),
  /** Airports and terminals, in the language of the request. */
  airports: z.string(),
  international: z.boolean(),
  /** Hours before departure. */
  opensHours: z.int(),
  /** Minutes before departure at which online check-in closes. */
  closesMinutes: z.int(),
  /** Minutes before departure at which the counters close. */
  counterMinutes: z.int(),
});
export type CityTimes = z.output<typeof cityTimes>;

export const checkInCities = defineCall({
  ...assumed,
  name: 'checkInCities',
  path: '/api/check-in/cities',
  member: false,
  summary: 'When check-in opens and closes online and at the counters, by city.',
  request: z.object({}),
  response: z.object({ cities: listOf(cityTimes) }),
});
