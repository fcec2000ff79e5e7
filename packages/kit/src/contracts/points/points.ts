import * as z from 'zod/mini';
import { transactionTypes } from '../../rules/points.ts';
import { defineCall } from '../call.ts';
import { assume } from '../assumed.ts';
import { listOf, optional, otherwise } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { day, points } from '../wire.ts';

/** A figure without which the others are still true. */
const figure = otherwise(points, undefined);

/** The nine documented figures of the points summary. */
const summary = z.object({
  /** Points that can be spent now. */
  remainPoint: points,
  /** Credited since joining. */
  consumePoint: figure,
  /** Spent since joining. */
  useConsumePoint: figure,
  /** Expired. */
  invalidPoint: figure,
  /** Given back by refunds and cancellations. */
  returnPoint: figure,
  /** Spent beyond the balance, to be made up by later credits. */
  overConsumePoint: figure,
  /** Points that count for the tier. */
  upgradePoint: figure,
  /** Flight segments that count for the tier. */
  upgradeCount: figure,
  /** Points of the UM programme. */
  umPoint: figure,
});
export type PointsSummary = z.output<typeof summary>;

export const pointsSummary = defineCall({
  name: 'pointsSummary',
  area: 'points',
  path: '/api/memberApi/member/getAllCountActivitys',
  summary: 'Points summary of the signed-in member.',
  request: z.object({}),
  response: summary,
});

const entry = z.object({
  activityId: assume(z.string()),
  activityType: z.string(),
  transactionType: z.enum(transactionTypes),
  /** Without sign; the transaction type gives it. */
  consumePoint: points,
  activityDate: assume(day),
  /** Second line of the entry, in the language of the request. */
  description: assume(optional(z.string())),
  orderNo: assume(optional(z.string())),
  upgradePoint: assume(optional(points)),
  /** When points credited by this entry expire. */
  expireDate: assume(optional(day)),
});
export type PointsEntry = z.output<typeof entry>;

const air = z.object({
  activityId: z.string(),
  flightNo: z.string(),
  flightDate: day,
  /** IATA codes. */
  departure: z.string(),
  destination: z.string(),
  /** Airport names in the language of the request. */
  departureName: z.string(),
  destinationName: z.string(),
  /** Airport-local times, HH:MM. */
  departureTime: optional(z.string()),
  arrivalTime: optional(z.string()),
  cabin: z.string(),
  /** 13 digits. */
  ticketNo: z.string(),
  /** Kilometres. */
  distance: points,
  farePoint: points,
  bonusPoint: points,
  /** Per cent of the fare points. */
  bonusRate: points,
  upgradePoint: points,
  upgradeCount: points,
});
export type AirActivity = z.output<typeof air>;

const activityDetail = entriesOf('pointActivityDetailse2s', entry, 'activityId', {
  // Parts without which an entry can still be told.
  pointActivityDetailse2s_C: otherwise(listOf(entry), []),
  pointActivityDetailse2s_D: otherwise(listOf(entry), []),
  airActivityDetails: otherwise(listOf(assume(air)), []),
});
export type PointsActivityDetail = z.output<typeof activityDetail>;

export const pointsActivityDetail = defineCall({
  name: 'pointsActivityDetail',
  area: 'points',
  path: '/api/memberApi/member/queryPointActivityDetail',
  summary: 'Entries of the points bill between two days, both included, newest first.',
  request: assume(z.object({ startDate: day, endDate: day })),
  response: activityDetail,
});

export const tierCodes = ['STD', 'SIL', 'GOL', 'PLT', 'CHD'] as const;
export type TierCode = (typeof tierCodes)[number];

const accountSummary = z.object({
  /** Batches that expire, nearest first. */
  pointDetails: listOf(assume(z.object({ points, expireDate: day }))),
  tierCode: z.enum(tierCodes),
  subTier: optional(z.string()),
  nextTie: optional(z.string()),
  nextSubTie: optional(z.string()),
  tieList: otherwise(listOf(z.string()), []),
  /** Last day of the tier. */
  tierValidUntil: assume(optional(day)),
});
export type AccountSummary = z.output<typeof accountSummary>;
export type ExpiringBatch = AccountSummary['pointDetails'][number];

export const pointsAccountSummary = defineCall({
  name: 'pointsAccountSummary',
  area: 'points',
  path: '/api/memberApi/member/retrieveAccountSummary',
  summary: 'Expiring points and tier summary.',
  request: z.object({}),
  response: accountSummary,
});
