import { passengerPrice } from '../booking/prices.ts';
import type { Stores } from '../stores.ts';
import type { Booked, BookedPerson, PricePart } from './records.ts';

type Works = Pick<Stores, 'tickets' | 'ticketBook'>;

const typeOf = { ADT: 'adult', CHD: 'child', INF: 'infant' } as const;

/** Part of a price that some people of a booking have: fares and taxes are their own, of the rest they have their share. */
function partOf({ chosen, people }: Booked, { part, amount }: PricePart, leaving: readonly BookedPerson[]) {
  const own = (of: 'fare' | 'taxes') =>
    chosen
      .flatMap(({ fare, route }) =>
        leaving.map(({ paxType }) =>
          passengerPrice({ ...fare, fare: fare.fare + (route.dearer ?? 0) }, typeOf[paxType]),
        ),
      )
      .reduce((sum, price) => sum + (of === 'fare' ? price.fare : price.total - price.fare), 0);
  if (part === 'fares') return own('fare');
  if (part === 'taxes') return own('taxes');
  return Math.trunc((amount * leaving.length) / people.length);
}

/**
 * Gives some people of an order one of their own, with their part of the price and the tickets that they hold; the others stay.
 * @returns its number; undefined for an order that booking does not know, or which everybody would leave
 */
export function splitOrder(
  { tickets, ticketBook }: Works,
  orderNo: string,
  ticketNos: readonly string[],
): string | undefined {
  const order = tickets.find(orderNo);
  const { booked } = order ?? {};
  if (!order || !booked) return undefined;
  const firstOf = (ticketNo: string): string => {
    if (booked.people.some((one) => one.ticketNo === ticketNo)) return ticketNo;
    const { replaces } = ticketBook.find(ticketNo) ?? {};
    return replaces === undefined ? ticketNo : firstOf(replaces);
  };
  const first = new Set(ticketNos.map(firstOf));
  const isLeaving = ({ ticketNo = '' }: BookedPerson) => first.has(ticketNo);
  const stays = booked.people.filter((one) => one.movedTo === undefined);
  const leaving = stays.filter(isLeaving);
  if (leaving.length === 0 || leaving.length === stays.length) return undefined;
  // Worked out from the whole party until now: what each ticket was bought for stays as it is.
  for (const { ticketNo, coupons } of ticketBook.ofOrder(orderNo))
    ticketBook.change(ticketNo, {
      coupons: coupons.map((coupon) =>
        coupon.state === 'checkedIn' ? { ...coupon, state: 'open' } : coupon,
      ),
    });
  const party = { ...booked, people: stays };
  const parts = booked.parts.map((each) => ({ ...each, amount: partOf(party, each, leaving) }));
  const points = Math.trunc((booked.points * leaving.length) / stays.length);
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  const { couponId: _, ...kept } = booked;
  const split = tickets.add({
    ...order,
    amount,
    booked: {
      ...kept,
      bookingId: `${booked.bookingId}-${[...first].join('-')}`,
      people: leaving,
      parts,
      points,
      splitFrom: orderNo,
    },
  });
  tickets.change(orderNo, {
    amount: order.amount - amount,
    booked: {
      ...booked,
      people: booked.people.map((one) => (isLeaving(one) ? { ...one, movedTo: split.orderNo } : one)),
      parts: booked.parts.map((each, at) => ({ ...each, amount: each.amount - (parts[at]?.amount ?? 0) })),
      points: booked.points - points,
    },
  });
  return split.orderNo;
}
