import { addDays, type Day } from '../days.ts';

/** States of a voucher for reimbursement. */
export const reimbursementStates = ['open', 'asked', 'issued'] as const;
export type ReimbursementState = (typeof reimbursementStates)[number];

/** Reasons for which no voucher can be asked for. */
export const reimbursementBars = ['unflown', 'tooLate', 'points', 'refunded'] as const;
export type ReimbursementBar = (typeof reimbursementBars)[number];

/** Where the paper of an older ticket is. Source: travel.md section 4. */
export const deliveryStates = ['mailed', 'notMailed', 'noReturn'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Steps of a delivery. */
export const deliverySteps = ['printed', 'collected', 'onTheWay', 'delivered'] as const;
export type DeliveryStep = (typeof deliverySteps)[number];

/** Steps that were taken, the latest first: it says where the paper is. */
export const latestSteps = <Step extends { /** ISO 8601. */ readonly at: string }>(
  steps: readonly Step[],
): readonly Step[] => steps.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));

/** First day whose tickets have a digital itinerary. Source: travel-domain.md T6. */
export const digitalSince: Day = '2024-12-01';

/** Days after the last flight in which it can be asked for. */
export const reimbursementDays = 180;

/** The form of a ticket's voucher, by the day on which it was issued. */
export const voucherForm = (issuedOn: Day): 'digital' | 'paper' =>
  issuedOn < digitalSince ? 'paper' : 'digital';

/** The last day on which a voucher can be asked for. */
export const reimbursableUntil = (lastFlightOn: Day): Day => addDays(lastFlightOn, reimbursementDays);

/** Flight of a ticket as its voucher counts it: paid in money, minor units, and in points. */
export interface ReimbursableFlight {
  readonly day: Day;
  /** ISO 8601. */
  readonly arrives: string;
  readonly fare: number;
  readonly taxes: number;
  readonly points: number;
}

/** Amount of a ticket's voucher, minor units: fares and taxes in money. What is bought beside a ticket has vouchers of its own. */
export const reimbursableAmount = (flights: readonly Pick<ReimbursableFlight, 'fare' | 'taxes'>[]): number =>
  flights.reduce((sum, { fare, taxes }) => sum + fare + taxes, 0);

/**
 * Reason for which no voucher of a ticket can be asked for; undefined where it can.
 * @param flights those that are not given back, in the order in which they are flown
 * @param now the airline's clock, ms since 1970
 * @param today in the airline's calendar
 */
export function reimbursementBar(
  flights: readonly ReimbursableFlight[],
  now: number,
  today: Day,
): ReimbursementBar | undefined {
  const last = flights.at(-1);
  if (!last) return 'refunded';
  if (flights.every(({ fare, points }) => fare === 0 && points > 0)) return 'points';
  if (Date.parse(last.arrives) > now) return 'unflown';
  return today > reimbursableUntil(last.day) ? 'tooLate' : undefined;
}
