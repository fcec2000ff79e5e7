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
import { agreedTerms } from './terms.ts';
import { runs } from '../../../../vitest.runs.ts';

const begins = Date.parse('2026-06-01T10:00:00+08:00');
const returnTo = '/mapp/bank/paySuccess';

/** Tabs in which the same passenger books the same flight, each with a booking of its own. */
const tabs = ['booking-0001', 'booking-0002'] as const;
const tab = fc.constantFrom(...tabs);

/** Something that one of several tabs, the cashier or the clock does. */
const step = fc.oneof(
  fc.record({ does: fc.constantFrom('order', 'find', 'close', 'give up'), tab }),
  fc.record({ does: fc.constant('prepare' as const), tab, method: fc.constantFrom('wechat', 'alipay') }),
  fc.record({ does: fc.constant('settle' as const), tab, outcome: fc.constantFrom(...paymentOutcomes) }),
  fc.record({ does: fc.constant('wait' as const), seconds: fc.constantFrom(1, 19, 61, 600, 1801) }),
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** Bookings of MU5101 by a member, and what may happen to them. */
async function bookings() {
  const airline = createAirline({ now: new Date(begins).toISOString() });
  const asking = { token: airline.signIn('600000000001') };
  const ask = async (call: Parameters<typeof answerTo>[1], fields: object) =>
    (await answerTo(airline, call, { ...fields }, asking)).body;
  const amount = 68_000;
  const cash = [{ amount, currency: 'CNY' }];
  const fields: OrderFields = {
    bookingId: tabs[0],
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
    agreed: agreedTerms(),
    total: { amount, currency: 'CNY' },
  };
  const numbers: Readonly<Record<(typeof tabs)[number], Set<string>>> = {
    'booking-0001': new Set(),
    'booking-0002': new Set(),
  };
  let now = begins;
  const heard = (by: (typeof tabs)[number], data: unknown) => {
    const { orderNo } = Object(data) as { orderNo?: string };
    if (orderNo !== undefined) numbers[by].add(orderNo);
  };
  return {
    numbers,
    async take(taken: Step) {
      if (taken.does === 'wait') {
        airline.freeze(new Date((now += taken.seconds * 1000)).toISOString());
        return;
      }
      const booked = { ...fields, bookingId: taken.tab };
      if (taken.does === 'order') heard(taken.tab, (await ask(createOrder, booked))['data']);
      if (taken.does === 'find')
        heard(taken.tab, (Object((await ask(findBooking, booked))['data']) as { order?: object }).order);
      const [orderNo] = numbers[taken.tab];
      if (orderNo === undefined) return;
      if (taken.does === 'prepare')
        await ask(preparePayment, { orderNo, method: taken.method, returnTo, cash });
      if (taken.does === 'settle') airline.payments.settle(orderNo, taken.outcome);
      if (taken.does === 'close') await ask(closePayment, { orderNo });
      if (taken.does === 'give up') await ask(cancelOrder, { orderNo });
    },
    /** Every order that was made, with its payment. */
    stand: () =>
      Promise.all(
        Object.values(numbers)
          .flatMap((made) => [...made])
          .map(async (orderNo) => {
            const payment = (await ask(queryPayment, { orderNo }))['data'] as Payment | undefined;
            const charges = airline.payments.charges(orderNo);
            return { orderNo, payment, isBought: bought.has(payment?.state ?? ''), charges };
          }),
      ),
    async tickets(orderNo: string) {
      const { order } = queryOrderDetail.response.parse((await ask(queryOrderDetail, { orderNo }))['data']);
      return order?.people.filter(({ ticketNo }) => ticketNo !== undefined).length ?? 0;
    },
  };
}

/** States in which money that came has bought a ticket, or is on its way to. */
const bought = new Set(['paid', 'ticketing', 'ticketed']);

describe('a flight booked in two tabs, whatever happens in which order', () => {
  it('is one order for each booking, charged at most once, and bought at most once; no ticket is without money, and no money without a ticket or a promise', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const { take, stand, tickets, numbers } = await bookings();
        await take({ does: 'order', tab: tabs[0] });
        for (const each of steps) {
          await take(each);
          const orders = await stand();
          expect(numbers['booking-0001'].size).toBe(1);
          expect(numbers['booking-0002'].size).toBeLessThanOrEqual(1);
          expect(orders.filter(({ isBought }) => isBought).length).toBeLessThanOrEqual(1);
          for (const { payment, isBought, charges } of orders) {
            expect(charges).toBeLessThanOrEqual(1);
            if (charges === 0) expect(isBought).toBe(false);
            if (charges === 1 && !isBought) expect(payment?.settledBy).toBeDefined();
          }
        }
        for (const { orderNo, charges } of await stand())
          expect(await tickets(orderNo)).toBeLessThanOrEqual(charges);
      }),
      runs(1 / 20),
    ));
});
