import type { Payment } from '@mapp/kit/contracts';
import type { Money, PaymentKind, PaymentMethod, PaymentState } from '@mapp/kit/rules';
import type { Language } from '../language.ts';

/**
 * Outcomes to choose from at the cashier. Source: sandbox.md.
 * - `late` paid, and the airline hears of it after 20 s; `confirm` the bank is sure after 60 s, `silent` never
 * - `ticketing` paid, and the tickets take ten minutes; `abnormal` paid, and the order does not take it
 * - `later` left unpaid
 */
export const paymentOutcomes = [
  'pay',
  'late',
  'confirm',
  'silent',
  'ticketing',
  'abnormal',
  'fail',
  'later',
  'cancel',
] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** Purpose of a payment, in words. */
export interface PaidFor {
  /** `MU5101 Beijing Capital – Shanghai Hongqiao`. */
  readonly title: string;
  readonly detail?: string;
  /** Names of who it is for. */
  readonly passengers?: readonly string[];
  /** Parts of the amount; empty where it is one thing. */
  readonly lines: readonly { readonly label: string; readonly cash: Money }[];
}

/** An order as whoever takes money for it sees it; nothing of a person. */
export interface Payable {
  readonly orderNo: string;
  /** Its owner; of a guest's order the key that its answer gave. */
  readonly cardNo?: string;
  readonly key?: string;
  readonly cash: readonly Money[];
  /** Milliseconds since 1970; without it there is no limit. */
  readonly payUntil?: number | undefined;
  /** Until when the price is kept, where that is another time. */
  readonly priceUntil?: number | undefined;
  readonly state: PaymentState;
  /** When it was paid, and by when its tickets are issued, milliseconds since 1970. */
  readonly paidAt?: number | undefined;
  readonly ticketBy?: number | undefined;
  /** Tickets that have been issued for it. */
  readonly issued?: (language: Language) => Payment['issued'];
  readonly about: (language: Language) => PaidFor;
}

/** Orders of one kind that are paid in cash. */
export interface PayableOrders {
  readonly kind: PaymentKind;
  /** @param cardNo whoever asks: their orders may not have been looked at yet */
  readonly find: (orderNo: string, cardNo?: string) => Payable | undefined;
  /** An attempt begins: that the last one failed is forgotten. */
  readonly begin: (orderNo: string) => void;
  /** The order could not take the money: the cashier says so before it takes any. */
  readonly wouldFail?: (orderNo: string) => boolean;
  /** Money has come, at an instant in milliseconds since 1970, that the order could not take. */
  readonly hasOdd?: (orderNo: string, at: number) => void;
  /** Outcome that an order brings about on purpose, whatever the cashier says that it is paid by. */
  readonly outcomeOf?: (orderNo: string, outcome: PaymentOutcome) => PaymentOutcome;
  /** Carries an outcome out. Called only while the order can be paid. */
  readonly settle: (orderNo: string, outcome: PaymentOutcome, method?: PaymentMethod) => void;
}
