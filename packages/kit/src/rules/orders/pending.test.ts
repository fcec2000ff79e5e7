import { describe, expect, it } from 'vitest';
import type { ListedFacts } from './listing.ts';
import { pendingOrders } from './pending.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');
const order = (orderNo: string, given: Partial<ListedFacts>): ListedFacts => ({
  orderNo,
  kind: 'ticket',
  state: 'completed',
  orderedAt: '2026-03-01T10:00:00+08:00',
  title: 'Shanghai – Beijing',
  flightNos: [],
  passengers: [],
  actions: [],
  ...given,
});
const due = (orderNo: string, time: string) =>
  order(orderNo, { state: 'waiting', payUntil: `2026-06-01T${time}+08:00` });

describe('orders that wait for the traveller', () => {
  it('are to be paid in the order in which their time runs out', () => {
    const orders = [order('open', { state: 'waiting' }), due('late', '10:30:00'), due('soon', '10:00:30')];
    expect(
      pendingOrders(orders, now).due.map(({ order: { orderNo }, minutes }) => [orderNo, minutes]),
    ).toEqual([
      ['soon', 1],
      ['late', 30],
      ['open', Number.POSITIVE_INFINITY],
    ]);
  });

  it.each([
    ['whose time is over', due('over', '10:00:00')],
    ['that is complete', order('done', {})],
    ['that is being ticketed', order('ticketing', { state: 'ticketing' })],
  ])('are none of those %s', (_, given) => {
    expect(pendingOrders([given], now)).toEqual({ due: [], others: [] });
  });

  it('may wait for a decision, or have a payment that is not certain', () => {
    const orders = [order('moved', { change: 'time' }), order('odd', { state: 'abnormal' })];
    expect(pendingOrders(orders, now)).toEqual({ due: [], others: orders });
  });

  it('wait for their payment before any decision', () => {
    const both = order('both', { state: 'waiting', change: 'cancelled' });
    expect(pendingOrders([both], now)).toEqual({
      due: [{ order: both, minutes: Number.POSITIVE_INFINITY }],
      others: [],
    });
  });
});
