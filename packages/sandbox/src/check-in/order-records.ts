import type { SeatContact, SeatOrder } from '@mapp/kit/contracts';
import type { Day, SeatPrice } from '@mapp/kit/rules';
import type { Flight } from '../seed/flights.ts';
import type { Person } from '../seed/persons.ts';

/** One seat of an order, at the price of that day. */
export interface OrderedSeatRecord {
  readonly segmentId: string;
  readonly passengerId: string;
  readonly seat: string;
  readonly price?: SeatPrice;
  readonly person: Person;
}

/** A seat order as the airline keeps it. Instants are milliseconds since 1970. */
export interface OrderRecord {
  readonly orderNo: string;
  readonly state: SeatOrder['state'];
  readonly orderedAt: number;
  /** With `waiting`: the seats are kept until then. */
  readonly payUntil?: number;
  readonly paidBy?: SeatOrder['paidBy'];
  readonly refunding?: boolean;
  /** The cashier said no the last time. */
  readonly paymentFailed?: boolean;
  /** It was not paid in time. */
  readonly expired?: boolean;
  /** Left out until somebody changes what the member's account says. */
  readonly contact?: SeatContact;
  readonly flights: readonly { readonly segmentId: string; readonly flight: Flight; readonly day: Day }[];
  readonly seats: readonly OrderedSeatRecord[];
}
