import { refundRequests, refundTickets, ticketFees } from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { createAirline } from '../engine.ts';

const now = '2026-06-01T10:00:00+08:00';

describe('the requests of the test data', () => {
  it('are about tickets of the book, of the same order, passenger and flight, which cannot be flown unless rejected', async () => {
    const airline = createAirline({ now });
    const asking = { token: airline.signIn('600000000001') };
    const ask = async (call: Parameters<typeof answerTo>[1], payload: Record<string, unknown>) =>
      (await answerTo(airline, call, payload, asking)).body;
    const { requests } = refundRequests.response.parse((await ask(refundRequests, {}))['data']);
    expect(requests).toHaveLength(11);
    for (const { requestNo, orderNo, tickets } of requests) {
      const wanted = { orderNo, from: '2025-07-01', until: '2026-06-01' };
      const held = refundTickets.response.parse((await ask(refundTickets, wanted))['data']).tickets;
      for (const { ticketNo, name, flightNo, departs, outcome } of tickets) {
        const own = held.find((one) => one.ticketNo === ticketNo);
        expect(own).toMatchObject({ name, legs: [{ flightNo, departs }], obstacle: { requestNo } });
        const fees = await ask(ticketFees, { ticketNo, name });
        expect(fees['Code']).toBe(outcome === 'rejected' ? 200 : -1);
      }
    }
  });
});
