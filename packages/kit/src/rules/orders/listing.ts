import { addMonths, monthOf, addDays, daysBetween, type Day } from '../days.ts';
import type { OrderAction, OrderKind } from './kinds.ts';
import { canDo } from './next-step.ts';
import { newestFirst, orderStatus, secondsLeft, type DocumentedStatus, type OrderStatus } from './status.ts';

/** Most days that are asked for at once, between the first and the last. Source: travel.md section 5. */
export const mostOrderDays = 90;

/** Facts of an order by which it is listed. */
export interface ListedFacts {
  readonly orderNo: string;
  readonly kind: OrderKind;
  readonly state: OrderStatus;
  /** ISO 8601. */
  readonly orderedAt: string;
  readonly payUntil?: string | undefined;
  readonly title: string;
  readonly flightNos: readonly string[];
  readonly passengers: readonly string[];
  readonly actions: readonly { readonly action: OrderAction; readonly why?: string | undefined }[];
  /** The airline has changed its flight, and nobody has decided yet. */
  readonly change?: string | undefined;
}

/** Filter of a list of orders; no kind and no status is all of them. */
export interface OrderFilter {
  readonly from: Day;
  readonly to: Day;
  readonly kinds: readonly OrderKind[];
  readonly statuses: readonly DocumentedStatus[];
}

/** The usual filter: one month up to today. Source: travel.md section 5. */
export const usualFilter = (today: Day): OrderFilter => ({
  from: addMonths(today, -1),
  to: today,
  kinds: [],
  statuses: [],
});

/** The longest span up to a day. */
export const longestSpan = (to: Day): Pick<OrderFilter, 'from' | 'to'> => ({
  from: addDays(to, -mostOrderDays),
  to,
});

/** Days of a filter, and how many could still be added; negative where it is too long, undefined where it ends before it begins. */
export function spanOf({
  from,
  to,
}: Pick<OrderFilter, 'from' | 'to'>): { days: number; left: number } | undefined {
  const days = daysBetween(from, to);
  return Number.isNaN(days) || days < 0 ? undefined : { days, left: mostOrderDays - days };
}

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u00AD-]+/g, '');

/** Text of an order for searching, folded once for all keys that are pressed. */
export const searchable = ({ orderNo, title, flightNos, passengers }: ListedFacts): string =>
  [orderNo, title, ...flightNos, ...passengers].map(fold).join('\n');

/** An order and its text for searching. */
export interface Indexed<Order> {
  readonly order: Order;
  readonly text: string;
}

/** Orders newest first, each with its text. */
export const indexOrders = <Order extends ListedFacts>(orders: readonly Order[]): readonly Indexed<Order>[] =>
  newestFirst(orders).map((order) => ({ order, text: searchable(order) }));

/** Status by which an order is looked for: one that was not paid in time counts as cancelled. */
const soughtAs = (order: ListedFacts, now: number): DocumentedStatus => {
  const status = orderStatus(order, now);
  return status === 'expired' ? 'cancelled' : status;
};

/** Orders that a filter and words leave, as indexed. */
export function chosenOrders<Order extends ListedFacts>(
  orders: readonly Indexed<Order>[],
  { kinds, statuses }: Pick<OrderFilter, 'kinds' | 'statuses'>,
  words: string,
  now: number,
): readonly Indexed<Order>[] {
  const wanted = fold(words);
  return orders.filter(
    ({ order, text }) =>
      (kinds.length === 0 || kinds.includes(order.kind)) &&
      (statuses.length === 0 || statuses.includes(soughtAs(order, now))) &&
      (wanted === '' || text.includes(wanted)),
  );
}

/** When the last of some orders ran out of time, ms since 1970; 0 before. Until the next one does, everything stands as at that moment. */
export const lastEnd = (
  orders: readonly Indexed<Pick<ListedFacts, 'state' | 'payUntil'>>[],
  now: number,
): number =>
  Math.max(
    0,
    ...orders.flatMap(({ order: { state, payUntil } }) =>
      state === 'waiting' && payUntil !== undefined && secondsLeft(payUntil, now) === 0
        ? [Date.parse(payUntil)]
        : [],
    ),
  );

/** Whether the traveller has to do something: pay, ask about a payment, or decide about a flight that was changed. */
export const needsAttention = (order: ListedFacts, now: number): boolean => {
  const status = orderStatus(order, now);
  return (
    status === 'waiting' || status === 'abnormal' || order.change !== undefined || canDo(order, 'pay', now)
  );
};

/** Orders as they stand: what needs attention, the shortest time first, then the months. */
export interface OrderGroups<Order> {
  readonly attention: readonly Order[];
  readonly months: readonly { readonly month: string; readonly orders: readonly Order[] }[];
}

/** Groups of a list that is the newest first. */
export function groupOrders<Order extends ListedFacts>(
  orders: readonly Indexed<Order>[],
  now: number,
): OrderGroups<Order> {
  const attention: Order[] = [];
  const months = new Map<string, Order[]>();
  for (const { order } of orders) {
    if (needsAttention(order, now)) {
      attention.push(order);
      continue;
    }
    const month = monthOf(order.orderedAt);
    const known = months.get(month);
    if (known) known.push(order);
    else months.set(month, [order]);
  }
  const left = ({ payUntil }: Order) => secondsLeft(payUntil, now) ?? Number.MAX_SAFE_INTEGER;
  return {
    attention: attention.toSorted((one, other) => left(one) - left(other)),
    months: [...months].map(([month, each]) => ({ month, orders: each })),
  };
}

/** The act that an order in a list leads to at once where it can be done. */
export const nextAction = (order: ListedFacts, now: number): OrderAction | undefined =>
  canDo(order, 'pay', now) ? 'pay' : undefined;
