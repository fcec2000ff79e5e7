import * as z from 'zod/mini';
import { assume } from '../assumed.ts';
import { defineCall } from '../call.ts';
import { listOf } from '../reading.ts';
import { day, money, placeCode } from '../wire.ts';

const recommendedFare = z.object({
  /** Codes of cities. */
  from: placeCode,
  to: placeCode,
  day,
  /** Lowest price of that day for one adult, taxes included. */
  price: money,
});
export type RecommendedFare = z.output<typeof recommendedFare>;

export const recommendedFares = defineCall({
  name: 'recommendedFares',
  area: 'booking',
  path: '/sale/ticketRecommend',
  member: false,
  summary: 'Fares worth showing on a home, each of one route and one day.',
  request: assume(z.object({})),
  response: assume(z.object({ fares: listOf(recommendedFare) })),
});
