import { kindOf, type OrderAction, type OrderKind, type OrderPage } from './kinds.ts';
import { orderStatus, type OrderStatus } from './status.ts';

/** An act as the airline offers it; with `why` it cannot be done, and the reason is told. */
interface Offered {
  readonly action: OrderAction;
  readonly why?: string | undefined;
}

/** Facts of an order by which its next step is known. */
export interface SteppedOrder<Act extends Offered = Offered> {
  readonly kind: OrderKind;
  readonly state: OrderStatus;
  readonly payUntil?: string | undefined;
  /** The airline has changed its flight, and nobody has decided yet. */
  readonly change?: string | undefined;
  readonly actions: readonly Act[];
}

const untilItExpires: ReadonlySet<OrderAction> = new Set(['pay', 'cancel']);

/**
 * Acts that the airline offers on an order now. The status takes none away, but that an order whose time to pay is over can be neither
 * paid nor given up, whether the airline has said so yet or not.
 * @param now the airline's clock, ms since 1970
 */
export function offeredNow<Act extends Offered>(order: SteppedOrder<Act>, now: number): readonly Act[] {
  const expiredSince = order.state === 'waiting' && orderStatus(order, now) === 'expired';
  return expiredSince ? order.actions.filter(({ action }) => !untilItExpires.has(action)) : order.actions;
}

/** Whether the airline lets it be done now. */
export const canDo = (order: SteppedOrder, wanted: OrderAction, now: number): boolean =>
  offeredNow(order, now).some(({ action, why }) => action === wanted && why === undefined);

/**
 * The step that an order leads to: an act, or one of these.
 * - `decide` about the airline's change of a flight
 * - `wait` until the airline has done its part, which the order says
 * - `partner` the partner's page
 * - `again` it is over, and can be ordered again
 * - `call` nothing else is left
 */
export type OrderStep = OrderAction | 'decide' | 'wait' | 'partner' | 'again' | 'call';

const inOrder: readonly OrderAction[] = ['pay', 'checkIn', 'change', 'refund', 'reimburse'];
const leaving: readonly OrderAction[] = ['cancelWaitlist', 'cancel'];

/**
 * Next step of an order; there is always one.
 * @param page the page that shows it in the host
 * @param now the airline's clock, ms since 1970
 */
export function nextStep(order: SteppedOrder, page: OrderPage, now: number): OrderStep {
  if (order.change !== undefined) return 'decide';
  const status = orderStatus(order, now);
  const act = inOrder.find((each) => canDo(order, each, now));
  if (act) return act;
  if (status === 'cancelled' || status === 'expired') return 'again';
  if (status === 'waitlist' || status === 'ticketing') return 'wait';
  if (page === 'partner') return 'partner';
  return leaving.find((each) => canDo(order, each, now)) ?? 'call';
}

/** Place where a kind is ordered: flights, seats of a flight, points, tiers, services around a flight, or what partners sell. */
export type OrderShop =
  | 'flightSearch'
  | 'checkIn'
  | 'buyPoints'
  | 'exchangeTier'
  | 'moreServices'
  | 'service';

const shops: Readonly<Record<OrderPage, OrderShop>> = {
  orderDetail: 'flightSearch',
  seatOrderDetail: 'checkIn',
  pointsOrderDetail: 'buyPoints',
  tierOrderDetail: 'exchangeTier',
  prepaidOrderDetail: 'moreServices',
  travelOrderDetail: 'moreServices',
  partner: 'service',
};

/** Where a kind can be ordered again. */
export const shopOf = (kind: OrderKind): OrderShop => shops[kindOf(kind).page];
