import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { assume } from '../assumed.ts';
import { listOf, optional, orNone } from '../reading.ts';
import { day, instant } from '../wire.ts';

const notice = z.object({
  id: z.string(),
  title: z.string(),
  /** Plain text; paragraphs are parted by a line break. */
  body: z.string(),
  date: day,
  /** The notice concerns a journey of the signed-in member. */
  affectsTrip: optional(z.boolean()),
});
export type Notice = z.output<typeof notice>;

export const noticeList = defineCall({
  name: 'noticeList',
  area: 'notices',
  path: '/customize/main/notice/',
  member: false,
  summary: 'Notices of the home screen, newest first, in the language of the request.',
  request: z.object({}),
  response: assume(z.object({ notices: listOf(notice) })),
});

/** One end of a flight, airport-local. */
export const stop = z.object({
  airport: z.string(),
  /** City and airport in the language of the request. */
  name: z.string(),
  terminal: optional(z.string()),
  /** Planned, ISO 8601 with the airport's offset. */
  time: instant,
  /** Expected or actual, where it is other than planned. */
  expected: optional(instant),
});

export type FlightStop = z.output<typeof stop>;

const trip = z.object({ flightNo: z.string(), departure: stop, arrival: stop });
export type Trip = z.output<typeof trip>;

export const nextTrip = defineCall({
  name: 'nextTrip',
  area: 'orders',
  path: '/api/orders/nextTrip',
  source: 'assumed',
  summary: 'The signed-in member’s next journey, where there is one.',
  request: z.object({}),
  response: z.object({ trip: orNone(trip) }),
});
