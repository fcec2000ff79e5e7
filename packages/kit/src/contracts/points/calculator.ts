import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { assume } from '../assumed.ts';
import { tierCodes } from './points.ts';
import { listOf, optional } from '../reading.ts';
import { day, money, points } from '../wire.ts';

/** One way or there and back. */
export const tripTypes = ['OW', 'RT'] as const;

/** IATA codes of cities or airports. */
const route = { departure: z.string(), destination: z.string(), tripType: z.enum(tripTypes) };

export const accrualCalculation = defineCall({
  name: 'accrualCalculation',
  area: 'points',
  path: '/api/memberApi/member/accrualMileageCalculatorNew',
  member: false,
  summary: 'The points that a flight earns, by type. An empty list where nothing is found.',
  request: assume(
    z.object({
      ...route,
      /** Booking class. */
      cabin: z.string(),
      /** The fare without taxes and fees, minor units. */
      amount: z.int(),
      currency: z.string(),
      tierCode: z.enum(tierCodes),
      subTier: optional(z.string()),
    }),
  ),
  response: z.object({
    /** Kilometres. */
    milesFlown: points,
    pointDetails: listOf(
      z.object({
        pointType: z.string(),
        points,
        /** Parts of the points of this type. */
        parts: assume(
          optional(
            listOf(
              z.object({
                /** `fare` of the flight, `tier` the tier's bonus. */
                part: z.string(),
                points,
                /** Per cent. */
                rate: optional(points),
              }),
            ),
          ),
        ),
      }),
    ),
  }),
});

export const rewardCalculation = defineCall({
  name: 'rewardCalculation',
  area: 'points',
  path: '/api/memberApi/member/retrieveRewardsWithPricingDetail',
  member: false,
  summary: 'The points that a reward ticket takes. Code -1: there is no reward.',
  request: assume(
    z.object({
      ...route,
      flightDate: day,
      /** Adults. */
      passengers: z.int(),
    }),
  ),
  response: z.object({
    rewardPoints: listOf(
      assume(
        z.object({
          /** `Y` economy, `C` business, `F` first. */
          cabinClass: z.string(),
          /** `saver` limited seats, `flex` any seat. */
          awardType: z.string(),
          points,
          /** Taxes and fees, which points do not pay: minor units and their currency. */
          tax: money,
        }),
      ),
    ),
  }),
});
