import type { RequestFailure } from '../../../client/failure.ts';
import type { SeatOrder } from '../../../contracts/check-in/seats.ts';
import { isPayable, type PaymentState } from '../../../rules/payments/payment.ts';
import type { PayBy } from '../../../rules/seats/order.ts';

/** Act on an order: payment in one of two ways, or cancellation. */
export type OrderAct = PayBy | 'cancel';

/**
 * How far an act has come.
 * - `left` the cashier has been opened; `noCashier` the host could not open it
 * - `unknown` sent, and no answer came; `checking` the orders are asked for its outcome; `undone` nothing did
 * - `refused` the airline said no, in a way that the screen tells
 */
export type OrderDoing =
  | { readonly state: 'idle' }
  | {
      readonly state: 'sending' | 'left' | 'noCashier' | 'unknown' | 'checking' | 'undone';
      readonly act: OrderAct;
    }
  | { readonly state: 'refused'; readonly act: OrderAct; readonly failure: RequestFailure };

/** Whether the outcome has to be looked up first. */
export const isOutcomeUnknown = ({ state }: OrderDoing): boolean =>
  state === 'left' || state === 'unknown' || state === 'checking';

/**
 * Outcome of paying in cash, as the payment stands: nothing was paid, the cashier has yet to be opened, or the result asks until it is
 * certain.
 * @param left the cashier was open: then only its word or the traveller's makes it certain that nothing was paid
 */
export function cashOutcome(state: PaymentState, left: boolean): 'undone' | 'cashier' | 'uncertain' {
  if (isPayable(state) && !(left && state === 'open')) return 'undone';
  return state === 'begun' && !left ? 'cashier' : 'uncertain';
}

/**
 * Outcome of another act, as the order stands: it is done, it is not, or something else has happened to the order.
 * @param before the order's state when it was acted on
 * @param now its state among the orders; undefined where it is none of them
 */
export function actOutcome(
  act: Exclude<OrderAct, 'cash'>,
  before: SeatOrder['state'],
  now: SeatOrder['state'] | undefined,
): 'done' | 'undone' | 'other' {
  if (now === (act === 'cancel' ? 'cancelled' : 'completed')) return 'done';
  return now === before ? 'undone' : 'other';
}
