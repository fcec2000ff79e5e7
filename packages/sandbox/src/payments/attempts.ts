import { isPayable, type PaymentMethod, type PaymentState } from '@mapp/kit/rules';
import type { PaymentOutcome } from './payable.ts';

/** How an order is about to be paid. */
export interface Attempt {
  /** Id of the way that was chosen, where it is not its kind. */
  readonly methodId?: string;
  /** Undefined where nobody has asked yet: in cash, in a way that the cashier asks for. */
  readonly method?: PaymentMethod | undefined;
  /** Where the cashier leads back to: a path below /mapp. */
  readonly returnTo: string;
}

/** Money that a bank has taken, and who knows of it when. Instants are milliseconds since 1970. */
interface Charge {
  /** From when the airline knows that something was paid. */
  readonly heardAt: number;
  /** From when the bank says yes; never with `Infinity`. */
  readonly sureAt: number;
}

/** An attempt to pay, from the first step to the cashier until something came of it. */
export interface OpenAttempt extends Attempt {
  /** The cashier's form names it: one that was closed takes no money. */
  readonly id: number;
  /** `left` open no more and without money; `done` carried out; `odd` the money came, and the order could not be paid by it. */
  readonly state: 'open' | 'left' | 'failed' | 'charged' | 'done' | 'odd';
  readonly charge?: Charge;
}

const second = 1000;

/** When the airline hears of a payment, and when the bank is sure of it, ms after it was made. */
const delays: Readonly<Partial<Record<PaymentOutcome, readonly [heard: number, sure: number]>>> = {
  pay: [0, 0],
  ticketing: [0, 0],
  abnormal: [0, 0],
  late: [20 * second, 20 * second],
  confirm: [0, 60 * second],
  silent: [0, Number.POSITIVE_INFINITY],
};

/** The bank's charge for an outcome; undefined where it takes nothing. */
export function chargeOf(outcome: PaymentOutcome, now: number): Charge | undefined {
  const delay = delays[outcome];
  return delay && { heardAt: now + delay[0], sureAt: now + delay[1] };
}

/** How a payment stands: what the order says, and where that leaves it open, what the attempt says. */
export function standingWith(
  order: PaymentState,
  attempt: OpenAttempt | undefined,
  now: number,
): PaymentState {
  if (!attempt || attempt.state === 'done') return order;
  if (attempt.state === 'odd') return 'abnormal';
  if (attempt.state === 'charged') return now < (attempt.charge?.heardAt ?? 0) ? 'begun' : 'confirming';
  if (!isPayable(order)) return order;
  return ({ open: 'begun', left: 'unpaid', failed: 'failed' } as const)[attempt.state];
}
