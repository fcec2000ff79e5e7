import {
  cancelOrder,
  closePayment,
  createOrder,
  findBooking,
  preparePayment,
  queryOrderDetail,
  queryPayment,
  type OrderFields,
  type Payment,
} from '@mapp/kit/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { createAirline, paymentOutcomes } from '../engine.ts';

const begins = Date.parse('2026-06-01T10:00:00+08:00');
const returnTo = '/mapp/bank/paySuccess';

/** Something that one of several tabs, the cashier or the clock does. */
const step = fc.oneof(
  fc.constantFrom({ does: 'order' } as const, { does: 'find' } as const, { does: 'close' } as const),
  fc.constant({ does: 'give up' } as const),
  fc.record({ does: fc.constant('prepare' as const), method: fc.constantFrom('wechat', 'alipay') }),
  fc.record({ does: fc.constant('settle' as const), outcome: fc.constantFrom(...paymentOutcomes) }),
  fc.record({ does: fc.constant('wait' as const), seconds: fc.constantFrom(1, 19, 61, 600, 1801) }),
);

/** A booking of MU5101 by a member, and what may happen to it. */
async function booking() {
  const airline = createAirline({ now: new Date(begins).toISOString() });
  const asking = { token: airline.signIn('600000000001') };
  const ask = async (call: Parameters<typeof answerTo>[1], fields: object) =>
    (await answerTo(airline, call, { ...fields }, asking)).body;
  const amount = 68_000;
  const cash = [{ amount, currency: 'CNY' }];
  const fields: OrderFields = {
    bookingId: 'booking-0001',
    offers: [{ offerId: 'MU5101.20260701_tfxk80', fareId: 'standard' }],
    passengers: [
      {
        paxType: 'ADT',
        cnFamilyName: '李',
        cnGivenName: '四',
        document: { idType: 'NI', idNo: '310104199003074510' },
      },
    ],
    contact: { name: '李四', phone: '+8613900000031', email: '' },
    insurances: [],
    addOns: [],
    points: 0,
    marketing: false,
    agreed: [],
    total: { amount, currency: 'CNY' },
  };
  const numbers = new Set<string>();
  let now = begins;
  const heard = (data: unknown) => {
    const { orderNo } = Object(data) as { orderNo?: string };
    if (orderNo !== undefined) numbers.add(orderNo);
  };
  const one = () => [...numbers][0] ?? '';
  return {
    numbers,
    async take(taken: typeof step extends fc.Arbitrary<infer Step> ? Step : never) {
      if (taken.does === 'order') heard((await ask(createOrder, fields))['data']);
      if (taken.does === 'find')
        heard((Object((await ask(findBooking, fields))['data']) as { order?: object }).order);
      if (taken.does === 'wait') airline.freeze(new Date((now += taken.seconds * 1000)).toISOString());
      if (one() === '') return;
      if (taken.does === 'prepare')
        await ask(preparePayment, { orderNo: one(), method: taken.method, returnTo, cash });
      if (taken.does === 'settle') airline.payments.settle(one(), taken.outcome);
      if (taken.does === 'close') await ask(closePayment, { orderNo: one() });
      if (taken.does === 'give up') await ask(cancelOrder, { orderNo: one() });
    },
    async stands() {
      const payment = (await ask(queryPayment, { orderNo: one() }))['data'] as Payment | undefined;
      return { payment, charges: airline.payments.charges(one()) };
    },
    async tickets() {
      const { order } = queryOrderDetail.response.parse(
        (await ask(queryOrderDetail, { orderNo: one() }))['data'],
      );
      return order?.people.filter(({ ticketNo }) => ticketNo !== undefined).length ?? 0;
    },
  };
}

/** States in which money that came has bought a ticket, or is on its way to. */
const bought = new Set(['paid', 'ticketing', 'ticketed']);

describe('a booking, whatever happens to it in which order', () => {
  it('is one order, charged at most once; no ticket is without money, and no money without a ticket or a promise', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const { take, stands, tickets, numbers } = await booking();
        await take({ does: 'order' });
        for (const each of steps) {
          await take(each);
          const { payment, charges } = await stands();
          const isBought = bought.has(payment?.state ?? '');
          expect(numbers.size).toBe(1);
          expect(charges).toBeLessThanOrEqual(1);
          if (charges === 0) expect(isBought).toBe(false);
          if (charges === 1 && !isBought) expect(payment?.settledBy).toBeDefined();
        }
        const { charges } = await stands();
        expect(await tickets()).toBeLessThanOrEqual(charges);
      }),
      { numRuns: 150 },
    ));
});
