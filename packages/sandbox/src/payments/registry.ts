import { isPaid, isPayable, isUnderWay, type PaymentKind, type PaymentState } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';
import { chargeOf, standingWith, type Attempt, type OpenAttempt } from './attempts.ts';
import type { Payable, PayableOrders, PaymentOutcome } from './payable.ts';

/** An order with its kind, and the way in which its payment has been prepared. */
export interface KnownPayable extends Payable {
  readonly kind: PaymentKind;
  readonly prepared: string | undefined;
  /** By when the order is carried out or the money given back, where money came and neither has happened yet. */
  readonly settledBy: number | undefined;
}

/** A payment as the cashier shows it. */
export interface Payment extends Payable, Attempt {
  readonly kind: PaymentKind;
  /** Of the attempt; an older one takes no money. */
  readonly attempt: number;
}

/** Person who asks: a member by their number, a guest by the key that the order's answer gave. */
interface Asking {
  readonly cardNo?: string | undefined;
  readonly key?: string | undefined;
}

/** Every order that is paid in cash, and the payments of them that have been prepared. */
export interface Payments {
  /** Every kind of order that can be paid says so once. */
  readonly register: (orders: PayableOrders) => void;
  /** An order of a member, or one whose key a guest has, that is or was to be paid. */
  readonly payable: (asking: string | Asking, orderNo: string) => KnownPayable | undefined;
  /** An attempt begins; the one that stands is kept where it is the same way to pay, and closed where it is another. */
  readonly prepare: (orderNo: string, attempt: Attempt) => void;
  /** A payment that has been prepared. */
  readonly find: (orderNo: string) => Payment | undefined;
  /**
   * Carries an outcome out; one that is over stays as it is.
   * @param attempt of the cashier's form; the attempt that stands without it
   */
  readonly settle: (orderNo: string, outcome: PaymentOutcome, attempt?: number) => void;
  /**
   * Closes the attempt that stands, as nothing was paid by it.
   * @returns whether nothing was: a bank that has the money does not give it back by this
   */
  readonly close: (orderNo: string) => boolean;
  /** The airline asks the cashier, and knows what it knows. */
  readonly hear: (orderNo: string) => void;
  /** How often money has been taken for an order, as the bank knows it. */
  readonly charges: (orderNo: string) => number;
  /** Carries out the answers that banks have given meanwhile. */
  readonly catchUp: () => void;
  readonly clear: () => void;
}

/** Time in which money without a ticket is given back, ms. */
const settling = 24 * 3_600_000;

const idOf = (attempt: Attempt | undefined): string | undefined => attempt?.methodId ?? attempt?.method;

export function createPayments(clock: Pick<Clock, 'now'>): Payments {
  const kinds: PayableOrders[] = [];
  const attempts = new Map<string, OpenAttempt>();
  const charges = new Map<string, number>();
  let made = 0;
  const now = () => clock.now().getTime();

  const search = (orderNo: string, cardNo?: string) => {
    for (const orders of kinds) {
      const found = orders.find(orderNo, cardNo);
      if (found) return { orders, found };
    }
    return undefined;
  };
  const change = (orderNo: string, given: Partial<OpenAttempt>) => {
    const attempt = attempts.get(orderNo);
    if (attempt) attempts.set(orderNo, { ...attempt, ...given });
  };
  /** Carries out an outcome: the order takes the money, or somebody has to look into it. */
  const carryOut = (orderNo: string, outcome: PaymentOutcome) => {
    const { method } = attempts.get(orderNo) ?? {};
    const one = search(orderNo);
    if (one && isPayable(one.found.state)) one.orders.settle(orderNo, outcome, method);
    const after = search(orderNo);
    const isTaken = after !== undefined && isPaid(after.found.state);
    change(orderNo, { state: isTaken ? 'done' : 'odd' });
    if (!isTaken) after?.orders.hasOdd?.(orderNo, attempts.get(orderNo)?.charge?.heardAt ?? now());
  };
  /** By when money that came is settled, where that is open. */
  const settledBy = (orderNo: string, state: PaymentState, { paidAt }: Payable) => {
    if (state !== 'abnormal' && state !== 'ticketing' && !isUnderWay(state)) return undefined;
    const since = attempts.get(orderNo)?.charge?.heardAt ?? paidAt;
    return since === undefined ? undefined : since + settling;
  };
  const catchUp = () => {
    for (const [orderNo, { state, charge }] of attempts)
      if (state === 'charged' && charge && charge.sureAt <= now()) carryOut(orderNo, 'pay');
  };
  const standing = (orderNo: string, { state }: Payable) => standingWith(state, attempts.get(orderNo), now());
  const hear = (orderNo: string) => {
    const charge = attempts.get(orderNo)?.charge;
    if (charge) change(orderNo, { charge: { ...charge, heardAt: Math.min(charge.heardAt, now()) } });
  };
  const close = (orderNo: string): boolean => {
    catchUp();
    const attempt = attempts.get(orderNo);
    if (attempt?.state === 'open') change(orderNo, { state: 'left' });
    hear(orderNo);
    return attempt === undefined || ['open', 'left', 'failed'].includes(attempt.state);
  };

  return {
    register: (orders) => void kinds.push(orders),
    payable(given, orderNo) {
      catchUp();
      const { cardNo, key }: Asking = typeof given === 'string' ? { cardNo: given } : given;
      const one = search(orderNo, cardNo);
      const owner = one?.found;
      if (!one || !owner) return undefined;
      const theirs =
        (cardNo !== undefined && owner.cardNo === cardNo) || (owner.key !== undefined && owner.key === key);
      if (!theirs) return undefined;
      const state = standing(orderNo, owner);
      return {
        ...owner,
        state,
        kind: one.orders.kind,
        prepared: idOf(attempts.get(orderNo)),
        settledBy: settledBy(orderNo, state, owner),
      };
    },
    prepare(orderNo, attempt) {
      const known = attempts.get(orderNo);
      const same = known?.state === 'open' && idOf(known) === idOf(attempt);
      if (known?.state === 'charged') return;
      if (!same) made += 1;
      attempts.set(orderNo, { ...attempt, state: 'open', id: same ? known.id : made });
      search(orderNo)?.orders.begin(orderNo);
    },
    find(orderNo) {
      catchUp();
      const attempt = attempts.get(orderNo);
      const one = attempt && search(orderNo);
      if (!one) return undefined;
      const { id, methodId, method, returnTo } = attempt;
      return {
        ...one.found,
        ...(methodId !== undefined && { methodId }),
        ...(method && { method }),
        returnTo,
        attempt: id,
        state: standing(orderNo, one.found),
        kind: one.orders.kind,
      };
    },
    settle(orderNo, wish, id) {
      const attempt = attempts.get(orderNo);
      const one = attempt && search(orderNo);
      if (!one || attempt.state !== 'open' || (id !== undefined && id !== attempt.id)) return;
      if (!isPayable(one.found.state)) return;
      const outcome = one.orders.outcomeOf?.(orderNo, wish) ?? wish;
      const charge = chargeOf(outcome, now());
      if (outcome === 'fail') change(orderNo, { state: 'failed' });
      if (outcome === 'later') change(orderNo, { state: 'left' });
      if (!charge) return one.orders.settle(orderNo, outcome, attempt.method);
      if (one.orders.wouldFail?.(orderNo)) {
        change(orderNo, { state: 'failed' });
        return one.orders.settle(orderNo, 'fail', attempt.method);
      }
      charges.set(orderNo, (charges.get(orderNo) ?? 0) + 1);
      change(orderNo, { state: outcome === 'abnormal' ? 'odd' : 'charged', charge });
      if (outcome === 'abnormal') one.orders.hasOdd?.(orderNo, now());
      else if (charge.sureAt <= now()) carryOut(orderNo, outcome);
    },
    close,
    hear,
    charges: (orderNo) => charges.get(orderNo) ?? 0,
    catchUp,
    clear: () => {
      attempts.clear();
      charges.clear();
    },
  };
}
