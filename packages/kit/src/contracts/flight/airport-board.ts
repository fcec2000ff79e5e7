import * as z from 'zod/mini';
import { boardSides } from '../../rules/airports/board.ts';
import { flightStates } from '../../rules/dynamics/flight.ts';
import { defineCall, type ResponseOf } from '../call.ts';
import { optional } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { instant } from '../wire.ts';
import { airportCode, airportPlace } from './airport-place.ts';

/** A state that nobody knows is the state of a flight that nothing is known of. */
const state = z.pipe(
  optional(z.string()),
  z.transform((told) => flightStates.find((known) => known === told) ?? 'unknown'),
);

const boardFlight = z.object({
  flightNo: z.string(),
  /** Where it goes; on the board of arrivals where it comes from. */
  place: airportPlace,
  /** At the airport of the board, with its offset. */
  planned: instant,
  estimated: optional(instant),
  actual: optional(instant),
  state,
  terminal: optional(z.string()),
  /** On departures, once it is known. */
  gate: optional(z.string()),
  /** On arrivals, once it is known. */
  belt: optional(z.string()),
  /** The member who asks travels on it. */
  own: optional(z.boolean()),
});
export type BoardFlight = z.output<typeof boardFlight>;

export const airportBoard = defineCall({
  name: 'airportBoard',
  area: 'flight',
  path: '/api/flight/airport-board',
  source: 'assumed',
  member: false,
  summary: 'Departures or arrivals of an airport, by planned time; those of the member who asks are marked.',
  request: z.object({
    airport: airportCode,
    side: z.enum(boardSides),
    /** Planned time of the first row; without it an hour before now. */
    from: optional(instant),
  }),
  response: entriesOf('flights', boardFlight, 'flightNo', {
    airport: airportPlace,
    /** Time of the news, with the airport's offset. */
    told: instant,
    /** Planned time of the first flight after the last row; none where these are all. */
    later: optional(instant),
  }),
});

export type AirportBoard = ResponseOf<typeof airportBoard>;
