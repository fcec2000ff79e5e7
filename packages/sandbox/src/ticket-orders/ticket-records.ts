import type { PassengerType } from '@mapp/kit/contracts';
import type { Day, FeeRule, LowerFare } from '@mapp/kit/rules';
import type { Person } from '../seed/persons.ts';

/** States of one flight of a ticket. `open` and `checkedIn` can still be flown. */
type CouponState = 'open' | 'checkedIn' | 'flown' | 'refunded' | 'exchanged' | 'suspended';

/** One flight of a ticket with its part of the price, minor units. */
export interface Coupon {
  readonly flightNo: string;
  readonly from: string;
  readonly to: string;
  /** Of departure, in the airport's calendar. */
  readonly day: Day;
  /** Planned, with the airport's offset. */
  readonly departs: string;
  readonly arrives: string;
  /** Booking class: `Y`. */
  readonly cabin: string;
  /** Paid in money. */
  readonly fare: number;
  /** Paid in points. */
  readonly points?: number;
  readonly taxes: number;
  readonly rule: FeeRule;
  readonly state: CouponState;
}

/** Tickets of the fixed test data that bring something out. Source: sandbox.md, "Refund tickets" and "Tickets for changes". */
export type SpecialTicket =
  | 'returned'
  | 'pointsFailed'
  | 'mismatch'
  | 'originalChannel'
  | 'appOnly'
  | 'mixedPayment'
  | 'printed'
  | 'reasonsLimited'
  | 'suspended'
  | 'rejected'
  | 'difference'
  | 'repurchase'
  | 'repurchaseDearer'
  | 'notChangeable'
  | 'checkedInWithChild'
  | 'everyUpgrade'
  | 'noPlatinumUpgrade'
  | 'forBeneficiary'
  | 'forStranger';

/** Cause for which a ticket was issued in place of another. */
export type Exchanged = 'changed' | 'upgraded' | 'upgradeCancelled';

/** A ticket as the airline keeps it. Instants are milliseconds since 1970. */
export interface TicketRecord {
  /** 781 and ten digits. */
  readonly ticketNo: string;
  readonly orderNo: string;
  /** Member to whom it belongs; a guest's has none. */
  readonly cardNo?: string;
  /** Of the booking's contact, with its calling code. */
  readonly phone: string;
  readonly person: Person;
  readonly paxType: PassengerType;
  readonly issuedAt: number;
  readonly paidWith: 'cash' | 'points' | 'mixed';
  /** The airline has caused a change of the flight. */
  readonly involuntary: boolean;
  /** Reason for that, where it is another than that of its order. */
  readonly cause?: 'time' | 'cancelled';
  /** Refundable part of products bought beside the ticket, minor units. */
  readonly attached?: number;
  readonly special?: SpecialTicket;
  /** In the order in which they are flown. */
  readonly coupons: readonly Coupon[];
  /** Difference of the fare on the flights of the next days, and the use of a lower one. */
  readonly exchange?: { readonly difference: number; readonly lowerFare: LowerFare };
  /** Ticket that this one was issued for. */
  readonly replaces?: string;
  /** With `replaces`. */
  readonly exchanged?: Exchanged;
  readonly replacedBy?: string;
  /** Ticket of the adult who takes this child or infant along, where somebody has said so. */
  readonly carrier?: string;
}

/** Whether a flight of a ticket can still be flown. */
export const isUsable = ({ state }: Pick<Coupon, 'state'>): boolean =>
  state === 'open' || state === 'checkedIn';
