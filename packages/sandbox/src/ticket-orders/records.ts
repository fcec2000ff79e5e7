import type { FrequentFlyerCard, OrderFields, PassengerType } from '@mapp/kit/contracts';
import type { PaymentMethod, PaymentState } from '@mapp/kit/rules';
import type { Party } from '../booking/prices.ts';
import type { Chosen } from '../booking/verification.ts';
import type { Person } from '../seed/persons.ts';

/** Somebody on an order. */
export interface BookedPerson {
  readonly person: Person;
  readonly paxType: PassengerType;
  readonly card?: FrequentFlyerCard;
  /** The passenger's own, where it was given. */
  readonly mobile?: string;
  readonly email?: string;
  /** 781 and ten digits, once it is issued. */
  readonly ticketNo?: string;
  /** Order to which this passenger has gone when the party was split. */
  readonly movedTo?: string;
}

/** Part of the price of an order, minor units; what is taken off is negative. */
export interface PricePart {
  readonly part: 'fares' | 'taxes' | 'insurance' | 'addOns' | 'coupon' | 'points';
  readonly amount: number;
}

/** Everything that booking knows of an order; seeded ones have none of it. */
export interface Booked {
  /** Made by the client: its outcome is found by it. */
  readonly bookingId: string;
  /** All that was sent to make it, but the code that proves a phone. */
  readonly sent?: string;
  readonly at: number;
  readonly chosen: readonly Chosen[];
  readonly party: Party;
  readonly people: readonly BookedPerson[];
  /** With its calling code. */
  readonly phone: string;
  /** Contact beside the phone; an email is empty where none was given. */
  readonly contact?: Pick<OrderFields['contact'], 'name' | 'email'>;
  /** Voucher for reimbursement that was asked for: title, tax number, and where paper is sent. */
  readonly voucher?: OrderFields['voucher'];
  /** Insurances and services that were bought. */
  readonly insurances?: OrderFields['insurances'];
  readonly addOns?: OrderFields['addOns'];
  /** Agrees to be told of offers. */
  readonly marketing?: boolean;
  /** Notices that were agreed to, in the editions that were shown. */
  readonly agreed?: OrderFields['agreed'];
  readonly parts: readonly PricePart[];
  readonly points: number;
  readonly couponId?: string;
  readonly waitlist?: true;
  /** The tickets are issued, and stand among the journeys. */
  readonly issued?: true;
  /** Order whose passengers these were: it has issued their first tickets. */
  readonly splitFrom?: string;
}

/** An order of tickets as its payment needs it. Instants are milliseconds since 1970. */
export interface TicketOrderRecord {
  readonly orderNo: string;
  readonly cardNo?: string;
  readonly key?: string;
  readonly state: Extract<PaymentState, 'open' | 'failed' | 'ticketed' | 'abnormal' | 'cancelled'>;
  readonly amount: number;
  readonly payUntil: number;
  /** Until when its price is kept. */
  readonly priceUntil?: number;
  readonly paidAt?: number;
  /** In which way. */
  readonly paidBy?: PaymentMethod;
  readonly cancelledAt?: number;
  /** From when the tickets are there, and by when they have to be. */
  readonly ticketsAt?: number;
  readonly ticketBy?: number;
  readonly booked?: Booked;
}

const minute = 60_000;

/** How long tickets take, and how long they may. */
export const ticketing = { takes: 10 * minute, atMost: 120 * minute } as const;

/** An order of tickets that booking knows whole. */
export type BookedOrder = TicketOrderRecord & { readonly booked: Booked };
