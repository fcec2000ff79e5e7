import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { assume, documented } from '../assumed.ts';
import { listOf, optional } from '../reading.ts';

const name = z.object({
  /** IATA code. Without it the names come in the order of the request. */
  code: optional(z.string()),
  nationName: documented(z.string()),
  cityName: documented(z.string()),
  airportName: documented(z.string()),
});
export type AirportName = z.output<typeof name>;

export const airportNames = defineCall({
  name: 'airportNames',
  area: 'points',
  path: '/api/memberApi/area/city/airport',
  member: false,
  summary: 'Names of the two airports of a flight, in the language of the request.',
  request: z.object({ codeList: listOf(z.string()).check(z.length(2)) }),
  response: z.object({ list: assume(listOf(name)) }),
});
