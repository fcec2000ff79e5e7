import { feeAt, type FeeRule } from '../fare-ladder/ladder.ts';

/** States of one leg of a ticket. */
export const ticketCouponStates = [
  'open',
  'checkedIn',
  'flown',
  'refunded',
  'exchanged',
  'suspended',
] as const;
export type TicketCouponState = (typeof ticketCouponStates)[number];

/**
 * Reasons for which a leg cannot be changed here.
 * - `otherChannel` bought elsewhere; `underWay` another change or upgrade of it waits
 * - `refunded`, `exchanged` given back, or replaced already; `suspended` held by the airline
 * - `flown`; `departed` its flight has left
 * - `checkedIn` until the check-in is taken back, which can be done with the change
 * - `notChangeable` by its fare; `unknown` the airline's rules decide
 */
export const changeBars = [
  'otherChannel',
  'underWay',
  'refunded',
  'exchanged',
  'suspended',
  'flown',
  'departed',
  'checkedIn',
  'notChangeable',
  'unknown',
] as const;
export type ChangeBar = (typeof changeBars)[number];

/** A leg as its bar is found. */
export interface BarredLeg {
  /** An instant with offset. */
  readonly departs: string;
  readonly fare: number;
  readonly points?: number | undefined;
  readonly taxes: number;
  readonly state: TicketCouponState;
  readonly rule: FeeRule;
}

/** A ticket as its bars are found. */
export interface BarredTicket {
  readonly involuntary: boolean;
  readonly otherChannel?: boolean | undefined;
  /** A change or an upgrade that waits. */
  readonly underWay?: object | undefined;
  readonly rounding: number;
  readonly currency: string;
}

const byState: Readonly<Partial<Record<TicketCouponState, ChangeBar>>> = {
  refunded: 'refunded',
  exchanged: 'exchanged',
  suspended: 'suspended',
  flown: 'flown',
};

/**
 * Reason for which a leg cannot be changed; undefined where it can. An irregular flight is changed after its time too, and whatever its
 * fare says.
 * @param now ms since 1970
 * @param released the check-in is taken back with the change
 */
export function changeBar(
  ticket: BarredTicket,
  leg: BarredLeg,
  now: number,
  released = false,
): ChangeBar | undefined {
  if (ticket.otherChannel) return 'otherChannel';
  if (ticket.underWay !== undefined) return 'underWay';
  const over = byState[leg.state];
  if (over) return over;
  if (!ticket.involuntary && Date.parse(leg.departs) <= now) return 'departed';
  if (leg.state === 'checkedIn' && !released) return 'checkedIn';
  const fee = feeAt({ ...ticket, legs: [{ ...leg, flown: false }] }, 'change', now);
  if (fee.answer === 'refused') return 'notChangeable';
  return fee.answer === 'unknown' ? 'unknown' : undefined;
}
