import * as z from 'zod/mini';
import { benefits } from '../../rules/tiers/benefits.ts';
import { tierMeasures } from '../../rules/tiers/progress.ts';
import { defineCall } from '../call.ts';
import { assume } from '../assumed.ts';
import { tierCodes } from '../points/points.ts';
import { listOf, optional } from '../reading.ts';
import { day, points } from '../wire.ts';

const tier = z.enum(tierCodes);

/** One measure: how much of it has been reached, and how much is asked for. */
const measure = z.object({ kind: z.enum(tierMeasures), have: points, need: points });

/** How far a member is from a tier. */
const calculation = {
  currentTier: tier,
  subTier: optional(z.string()),
  measures: assume(listOf(measure)),
  /** Whether one of the measures is enough, or all are asked for. */
  match: assume(z.enum(['any', 'all'])),
  /** First and last day that count. */
  countedFrom: assume(day),
  countedUntil: assume(day),
};

/** One flight of a route, with the amounts that it counts for. */
const way = z.object({
  /** IATA codes. */
  departure: z.string(),
  destination: z.string(),
  /** City names in the language of the request. */
  departureName: z.string(),
  destinationName: z.string(),
  points,
  segments: points,
});
export type TierWay = z.output<typeof way>;

const upgrade = z.object({
  ...calculation,
  type: z.literal('upgrade'),
  /** Tier to which the measures lead. */
  targetTier: assume(tier),
  /** The next step within the star tier, which needs less than the next tier. */
  nextStep: assume(optional(z.object({ subTier: z.string(), measures: listOf(measure) }))),
  /** Flights that many members take, as a plan is made of them. */
  ways: assume(listOf(way)),
});
export type TierUpgrade = z.output<typeof upgrade>;

export const calculateUpgrade = defineCall({
  name: 'calculateUpgrade',
  area: 'tiers',
  path: '/api/memberApi/member/calculateUpgrade',
  summary: 'Measures still missing for the next tier. Not asked for platinum, which has none.',
  request: z.object({}),
  response: upgrade,
});

const retain = z.object({
  ...calculation,
  type: z.literal('retain'),
  /** Points that are still missing to keep the tier. */
  retainPoints: assume(points),
});
export type TierRetention = z.output<typeof retain>;

export const calculateRetain = defineCall({
  name: 'calculateRetain',
  area: 'tiers',
  path: '/api/memberApi/member/calculateRetain',
  summary: 'Measures still missing to keep the tier.',
  request: z.object({}),
  response: retain,
});

const privilege = z.object({
  benefit: z.enum(benefits),
  included: z.boolean(),
  /** How much, in the language of the request: `+15%`, `2 a year`. */
  value: optional(z.string()),
});

const privileges = z.object({
  /** The tiers in their order, each with what it asks for and what it gives. */
  tiers: listOf(
    z.object({
      tierCode: tier,
      needs: listOf(z.object({ kind: z.enum(tierMeasures), need: points })),
      privileges: listOf(privilege),
    }),
  ),
});
export type TierPrivileges = z.output<typeof privileges>['tiers'][number];

export const getPrivilegeInfoLs = defineCall({
  name: 'getPrivilegeInfoLs',
  area: 'tiers',
  path: '/api/memberApi/memberBenefit/getPrivilegeInfoLs',
  summary: 'The benefits of every tier.',
  request: z.object({}),
  response: assume(privileges),
});
