import type { OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { checkInOpensHours } from '../../../rules/check-in/check-in.ts';
import { canDo } from '../../../rules/orders/next-step.ts';

const hour = 3_600_000;

/** The next flight of an order. */
export const nextFlight = ({ journeys }: Pick<OrderDetail, 'journeys'>, now: number) =>
  journeys.find(({ departure }) => Date.parse(departure.time) > now);

/** When check-in opens for tickets that are issued, ISO 8601; undefined once it has, and where there is nothing to choose a seat for. */
export function checkInFrom(order: OrderDetail, now: number): string | undefined {
  const { kind, state, change, people } = order;
  const next = nextFlight(order, now);
  const kept = people.some(({ coupons }) => coupons.some((coupon) => coupon.state === 'open'));
  if (kind !== 'ticket' || state !== 'completed' || change !== undefined || !next || !kept) return undefined;
  const opens = Date.parse(next.departure.time) - checkInOpensHours * hour;
  return opens > now && !canDo(order, 'checkIn', now) ? new Date(opens).toISOString() : undefined;
}
