import * as z from 'zod/mini';
import { cabinClasses } from '../../rules/seats/cabin.ts';
import { assumed } from './check-in.ts';
import { defineCall } from '../call.ts';
import { stop } from '../home/home.ts';
import { passengerTypes } from '../saved-people/passengers.ts';
import { tierCodes } from '../points/points.ts';
import { listOf, optional } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { instant } from '../wire.ts';

const change = z.object({
  what: z.enum(['gate', 'boarding', 'departure']),
  /** The old gate or instant. */
  before: z.string(),
  at: instant,
});

const passFlight = z.object({
  segmentId: z.string(),
  flightNo: z.string(),
  departure: stop,
  arrival: stop,
  gate: optional(z.string()),
  boards: optional(instant),
  gateCloses: optional(instant),
  /** Minutes on foot to the gate. */
  walk: optional(z.int()),
  /** Left out for an infant. */
  seat: optional(z.string()),
  sequence: optional(z.string()),
  group: optional(z.string()),
  cabin: z.enum(cabinClasses),
  /** Booking class: `Y`. */
  fare: z.string().check(z.regex(/^[A-Z]$/)),
  changes: optional(listOf(change)),
});

const pass = z.object({
  passId: z.string(),
  passengerId: z.string(),
  /** In the language of the request: in Chinese where that is read, else in letters. */
  name: z.string(),
  /** As the ticket prints it. */
  ticketName: z.string(),
  paxType: z.enum(passengerTypes),
  /** 13 digits. */
  ticketNo: z.string(),
  /** Booking reference. */
  pnr: z.string(),
  /** Frequent flyer: IATA code of the programme’s airline, and the tier in the airline’s own. */
  member: optional(z.object({ airline: z.string(), number: z.string(), tier: optional(z.enum(tierCodes)) })),
  issued: instant,
  flights: listOf(passFlight).check(z.minLength(1)),
  /** The barcode’s text where the airline sends one; it is drawn as it is. Without it ours is made by IATA Resolution 792. */
  barcode: optional(z.string()),
});
export type PassOnWire = z.output<typeof pass>;

export const boardingPasses = defineCall({
  ...assumed,
  name: 'boardingPasses',
  path: '/api/check-in/boarding-passes',
  summary: 'The boarding passes of who is checked in for a segment.',
  request: z.object({ segmentId: z.string() }),
  response: entriesOf('passes', pass, 'passId', {}),
});
