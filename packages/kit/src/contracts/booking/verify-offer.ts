import * as z from 'zod/mini';
import { defineCall, type RequestOf, type ResponseOf } from '../call.ts';
import { optional } from '../reading.ts';
import { instant, money } from '../wire.ts';
import { chosenFare, passengerCounts } from './passengers.ts';

/** States of a choice since it was offered. */
export const offerStates = ['same', 'changed', 'soldOut', 'expired'] as const;
export type OfferState = (typeof offerStates)[number];

export const verifyOffer = defineCall({
  name: 'verifyOffer',
  area: 'booking',
  path: '/api/booking/verifyOffer',
  source: 'assumed',
  member: false,
  summary: 'Whether the chosen fares can still be had at their price.',
  request: z.object({
    /** One for each segment, in their order. */
    offers: z.array(chosenFare),
    passengers: passengerCounts,
  }),
  response: z.object({
    state: z.enum(offerStates),
    /** Price of the whole party, taxes included, as it was offered. */
    was: optional(money),
    /** As it is now. */
    is: optional(money),
    /** Part of the price that has changed: `fare`, `taxes`, or another word. */
    part: optional(z.string()),
    /** Until then the price is kept. */
    expires: optional(instant),
    /** Minutes for which an order waits for its payment. */
    holdMinutes: optional(z.int()),
  }),
});

export type OfferQuery = RequestOf<typeof verifyOffer>;
export type VerifiedOffer = ResponseOf<typeof verifyOffer>;
