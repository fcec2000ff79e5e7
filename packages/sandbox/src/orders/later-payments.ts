import type { OrderDetail } from '@mapp/kit/contracts';
import type { RequestContext } from '../request-context.ts';
import { chinaTime } from '../stops.ts';
import type { BookedOrder } from '../ticket-orders/records.ts';

type LaterPayment = OrderDetail['later'][number];

const money = (amount: number) => ({ amount, currency: 'CNY' });

/** Sums that changes and upgrades of an order's tickets have cost or given back, the earliest first. */
export function laterPayments(
  { changeOrders, ticketBook }: Pick<RequestContext, 'changeOrders' | 'ticketBook'>,
  { orderNo, cardNo }: BookedOrder,
): LaterPayment[] {
  if (cardNo === undefined) return [];
  const changes = changeOrders.changes
    .list(cardNo)
    .filter(
      ({ of, splitTo = of, state }) =>
        splitTo === orderNo && (state === 'completed' || state === 'ticketing'),
    )
    .map(({ paidAt, paidBy, orderedAt, pay, back, payPoints, backPoints, parts }) => ({
      kind: 'change' as const,
      at: paidAt ?? orderedAt,
      ...(paidBy && { paidBy }),
      ...(parts && { difference: money(parts.difference), fee: money(parts.fee) }),
      cash: money(pay - back),
      points: payPoints - backPoints,
    }));
  const upgrades = changeOrders.upgrades
    .list(cardNo)
    .filter(({ ticketNo, state }) => state === 'completed' && ticketBook.find(ticketNo)?.orderNo === orderNo)
    .map(({ paidAt, paidBy, orderedAt, cash, points = 0 }) => ({
      kind: 'upgrade' as const,
      at: paidAt ?? orderedAt,
      ...(paidBy && { paidBy }),
      cash: cash ?? money(0),
      points,
    }));
  return [...changes, ...upgrades]
    .filter(({ cash, points }) => cash.amount !== 0 || points !== 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, points, ...one }) => ({ ...one, at: chinaTime(at), ...(points !== 0 && { points }) }));
}
