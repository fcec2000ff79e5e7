import {
  changeTickets,
  checkInJourneys,
  queryOrderDetail,
  queryOrders,
  quoteRefund,
  refundRequests,
  submitRefund,
} from '@mapp/kit/contracts';
import { consentTo } from '@mapp/kit/rules';
import { describe, expect, it } from 'vitest';
import { counterOf } from '../check-in/asked.support.ts';
import { ticketOrderNos } from '../ticket-orders/inputs.ts';

const { ticketed, moved, flightCancelled, otherAirport } = ticketOrderNos;

/** Numbers of the tickets of a listed order, as its detail tells them. */
async function ticketsOf({ get }: ReturnType<typeof counterOf>, orderNo: string): Promise<readonly string[]> {
  const { orders } = await get(queryOrders, { from: '2026-05-02', to: '2026-06-01' });
  expect(orders.map((order) => order.orderNo)).toContain(orderNo);
  const { order } = await get(queryOrderDetail, { orderNo });
  return order?.people.flatMap(({ ticketNo }) => ticketNo ?? []) ?? [];
}

describe('the tickets of a listed order', () => {
  it.each([ticketed, moved, flightCancelled, otherAirport])(
    '%s can be given back and changed',
    async (orderNo) => {
      const counter = counterOf();
      const ticketNos = await ticketsOf(counter, orderNo);
      expect(ticketNos).toHaveLength(2);
      expect(await counter.outcome(quoteRefund, { ticketNos, reason: 'plansChanged' })).toBe('ok');
      const { orders } = await counter.get(changeTickets, { orderNo });
      expect(orders[0]?.tickets.map(({ ticketNo }) => ticketNo)).toEqual(ticketNos);
    },
  );

  it.each([moved, flightCancelled, otherAirport])(
    '%s come back whole while the change by the airline is not accepted',
    async (orderNo) => {
      const counter = counterOf();
      const ticketNos = await ticketsOf(counter, orderNo);
      const { order } = await counter.get(queryOrderDetail, { orderNo });
      const promised = order?.flightChange?.ways.find(({ way }) => way === 'refund')?.cash.amount;
      const { back } = await counter.get(quoteRefund, { ticketNos, reason: 'flightCancelled' });
      expect(back).toBe(-(promised ?? 0));
    },
  );

  it('are in a request that names the order, and off its trip, once one is given back', async () => {
    const counter = counterOf();
    const { get } = counter;
    const [first = '', second = ''] = await ticketsOf(counter, ticketed);
    const wish = { ticketNos: [second], reason: 'plansChanged' };
    const { quoteId } = await get(quoteRefund, wish);
    await get(submitRefund, {
      ...wish,
      submissionId: 'submission-1',
      quoteId,
      attachments: [],
      accompanying: [],
      agreed: true,
      consents: [consentTo('conditions-of-carriage', 'zh')],
    });
    const { requests } = await get(refundRequests);
    expect(requests.find(({ orderNo }) => orderNo === ticketed)).toMatchObject({
      state: 'received',
      tickets: [{ ticketNo: second }],
    });
    const { order } = await get(queryOrderDetail, { orderNo: ticketed });
    expect(order?.people.map(({ coupons }) => coupons[0]?.state)).toEqual(['open', 'refunding']);
    const { journeys } = await get(checkInJourneys);
    const trip = journeys.find(({ bookingId }) => bookingId === `B${ticketed}`);
    expect(trip?.segments[0]?.passengers.map(({ ticketNo }) => ticketNo)).toEqual([first]);
  });
});
