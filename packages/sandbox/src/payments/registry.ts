import { isPayable, type PaymentKind, type PaymentMethod } from '@mapp/kit/rules';
import type { Payable, PayableOrders, PaymentOutcome } from './payable.ts';

/** How an order is about to be paid. */
interface Attempt {
  /** Id of the way that was chosen, where it is not its kind. */
  readonly methodId?: string;
  /** Undefined where nobody has asked yet: in cash, in a way that the cashier asks for. */
  readonly method?: PaymentMethod | undefined;
  /** Where the cashier leads back to: a path below /mapp. */
  readonly returnTo: string;
}

/** An order with its kind, and the way in which its payment has been prepared. */
export interface KnownPayable extends Payable {
  readonly kind: PaymentKind;
  readonly prepared: string | undefined;
}

/** A payment as the cashier shows it. */
export interface Payment extends Payable, Attempt {
  readonly kind: PaymentKind;
}

/** Every order that is paid in cash, and the payments of them that have been prepared. */
export interface Payments {
  /** Every kind of order that can be paid says so once. */
  readonly register: (orders: PayableOrders) => void;
  /** An order of a member that is or was to be paid. */
  readonly payable: (cardNo: string, orderNo: string) => KnownPayable | undefined;
  readonly prepare: (orderNo: string, attempt: Attempt) => void;
  /** A payment that has been prepared. */
  readonly find: (orderNo: string) => Payment | undefined;
  /** Carries an outcome out; one that is over stays as it is. */
  readonly settle: (orderNo: string, outcome: PaymentOutcome) => void;
  readonly clear: () => void;
}

const idOf = (attempt: Attempt | undefined): string | undefined => attempt?.methodId ?? attempt?.method;

export function createPayments(): Payments {
  const kinds: PayableOrders[] = [];
  const attempts = new Map<string, Attempt>();

  const search = (orderNo: string, cardNo?: string) => {
    for (const orders of kinds) {
      const found = orders.find(orderNo, cardNo);
      if (found) return { orders, found };
    }
    return undefined;
  };

  return {
    register: (orders) => void kinds.push(orders),
    payable(cardNo, orderNo) {
      const one = search(orderNo, cardNo);
      return one?.found.cardNo === cardNo
        ? { ...one.found, kind: one.orders.kind, prepared: idOf(attempts.get(orderNo)) }
        : undefined;
    },
    prepare(orderNo, attempt) {
      attempts.set(orderNo, attempt);
      search(orderNo)?.orders.begin(orderNo);
    },
    find(orderNo) {
      const attempt = attempts.get(orderNo);
      const one = attempt && search(orderNo);
      return one && { ...one.found, ...attempt, kind: one.orders.kind };
    },
    settle(orderNo, outcome) {
      const attempt = attempts.get(orderNo);
      const one = attempt && search(orderNo);
      if (one && isPayable(one.found.state)) one.orders.settle(orderNo, outcome, attempt.method);
    },
    clear: () => attempts.clear(),
  };
}
