import { orderChange, queryOrderDetail, queryPayment, searchFlights } from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { counterOf } from '../check-in/asked.support.ts';
import { changesPayloads } from '../payloads/changes.ts';
import { ticketOrderNos } from '../ticket-orders/inputs.ts';

describe('the receipt of issued tickets', () => {
  it('tells them as they stand after a change, the old number beside the new one', async () => {
    const { get } = counterOf();
    const orderNo = ticketOrderNos.moved;
    const before = await get(queryPayment, { orderNo });
    const people = before.issued?.people ?? [];
    expect(before.issued).not.toHaveProperty('since');
    await get(orderChange, {
      ...changesPayloads.orderChange,
      orderNo,
      ticketNos: people.map(({ ticketNo }) => ticketNo),
      pay: { amount: 0, currency: 'CNY' },
    });
    const { issued, title } = await get(queryPayment, { orderNo });
    const { order } = await get(queryOrderDetail, { orderNo });
    const flightNo = order?.journeys[0]?.flightNo ?? '';
    expect(flightNo).not.toBe(before.issued?.journeys[0]?.flightNo);
    expect(title).toContain(flightNo);
    expect(issued).toMatchObject({
      since: 'changed',
      journeys: [{ flightNo, departure: { time: order?.journeys[0]?.departure.time } }],
      people: people.map(({ name, ticketNo }, at) => ({
        name,
        replaces: ticketNo,
        ticketNo: order?.people[at]?.ticketNo,
      })),
    });
    expect([issued?.earns, issued?.earnsBonus]).toEqual([order?.earns, order?.earnsBonus]);
  });

  it('promises the points that the fare has told, and the bonus of the tier apart', async () => {
    const { get } = counterOf();
    const { issued } = await get(queryPayment, { orderNo: ticketOrderNos.ticketed });
    const { offers } = await get(searchFlights, {
      segments: [{ from: 'SHA', to: 'PEK', day: '2026-06-08' }],
      step: 1,
      passengers: { adults: 1, children: 0, infants: 0 },
    });
    const told = offers
      .find(({ legs }) => legs[0]?.flightNo === issued?.journeys[0]?.flightNo)
      ?.fares.find(({ bookingClass }) => bookingClass === issued?.journeys[0]?.fare)?.pointsEarned;
    expect(told).toBe((issued?.earns ?? 0) - (issued?.earnsBonus ?? 0));
    expect(issued?.earnsBonus).toBeGreaterThan(0);
  });
});
