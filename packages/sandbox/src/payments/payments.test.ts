import {
  buyPoints,
  cancelPointsOrder,
  pointsActivityDetail,
  pointsOffer,
  pointsOrders,
  preparePayment,
  queryPayment,
  seatOrders,
  type Call,
  type Payment,
  type PointsOrder,
} from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { createAirline } from '../engine.ts';
import { pointsOrderNos } from '../points-orders/inputs.ts';
import { orders as seatOrderNos } from '../seed/check-in/ids.ts';

const returnTo = '/mapp/mine/paySuccess';

function counterOf(card = '600000000001') {
  const airline = createAirline({ now: '2026-06-01T10:00:00+08:00' });
  const token = airline.signIn(card);
  const ask = async (call: Call, payload: Record<string, unknown> = {}) =>
    (await answerTo(airline, call, payload, { token })).body;
  const data = async <T>(call: Call, payload: Record<string, unknown> = {}): Promise<T> =>
    (await ask(call, payload))['data'] as T;
  return {
    airline,
    ask,
    data,
    code: async (call: Call, payload: Record<string, unknown>) => (await ask(call, payload))['resultCode'],
    payment: (orderNo: string) => data<Payment>(queryPayment, { orderNo }),
    orders: async () => (await data<{ orders: PointsOrder[] }>(pointsOrders)).orders,
    prepare: (orderNo: string, method = 'wechat') => ask(preparePayment, { orderNo, method, returnTo }),
    buy: (points: number, purchaseId = 'purchase-1') => ask(buyPoints, { points, purchaseId }),
  };
}

describe('a payment', () => {
  it('is asked for by its order alone, whatever kind that is', async () => {
    const { orders, payment } = counterOf();
    await orders();
    expect(await payment(pointsOrderNos.waiting)).toMatchObject({
      kind: 'points',
      state: 'open',
      cash: [{ amount: 20_000, currency: 'CNY' }],
      payUntil: '2026-06-01T10:30:00+08:00',
      methods: [{ kind: 'bankCard', last4: '6688', lastUsed: true }, {}, {}, {}],
    });
  });

  it('of seats says which', async () => {
    const { ask, payment } = counterOf();
    await ask(seatOrders);
    expect(await payment(seatOrderNos.waiting)).toMatchObject({
      kind: 'seats',
      state: 'open',
      lines: [{ label: '42A', cash: { amount: 38_000 } }],
    });
  });

  it('of somebody else is none', async () => {
    const { airline, orders } = counterOf();
    await orders();
    const token = airline.signIn('600000000002');
    const { body } = await answerTo(airline, queryPayment, { orderNo: pointsOrderNos.waiting }, { token });
    expect(body).toMatchObject({ Code: -1, resultCode: 'PAY01' });
  });

  it.each([
    ['pay', 'paid', 'completed'],
    ['fail', 'failed', 'waiting'],
    ['later', 'open', 'waiting'],
    ['cancel', 'cancelled', 'cancelled'],
  ] as const)('%s: it is %s', async (outcome, state, orderState) => {
    const { airline, orders, payment, prepare } = counterOf();
    await orders();
    await prepare(pointsOrderNos.waiting);
    airline.payments.settle(pointsOrderNos.waiting, outcome);
    expect((await payment(pointsOrderNos.waiting)).state).toBe(state);
    expect((await orders())[0]).toMatchObject({ orderNo: pointsOrderNos.waiting, state: orderState });
  });

  it('puts the points on the bill once, however often it is settled', async () => {
    const { airline, data, orders, prepare } = counterOf();
    await orders();
    await prepare(pointsOrderNos.waiting);
    airline.payments.settle(pointsOrderNos.waiting, 'pay');
    airline.payments.settle(pointsOrderNos.waiting, 'pay');
    const bill = await data<{ pointActivityDetailse2s: { orderNo?: string; consumePoint: number }[] }>(
      pointsActivityDetail,
      { startDate: '2026-06-01', endDate: '2026-06-01' },
    );
    const posted = bill.pointActivityDetailse2s.filter(({ orderNo }) => orderNo === pointsOrderNos.waiting);
    expect(posted).toMatchObject([{ activityType: 'BP', transactionType: 'C', consumePoint: 2000 }]);
  });

  it('forgets that it failed once it is begun anew', async () => {
    const { airline, orders, payment, prepare } = counterOf();
    await orders();
    await prepare(pointsOrderNos.waiting);
    airline.payments.settle(pointsOrderNos.waiting, 'fail');
    await prepare(pointsOrderNos.waiting);
    expect((await payment(pointsOrderNos.waiting)).state).toBe('open');
  });

  it('that was not prepared is not settled', async () => {
    const { airline, orders, payment } = counterOf();
    await orders();
    airline.payments.settle(pointsOrderNos.waiting, 'pay');
    expect((await payment(pointsOrderNos.waiting)).state).toBe('open');
  });

  it.each([
    ['PAY01', { orderNo: '1' }],
    ['PAY02', { orderNo: pointsOrderNos.expired }],
    ['PAY04', { orderNo: pointsOrderNos.cancelled }],
    ['PAY05', { method: 'cowries' }],
  ])('is refused with %s', async (code, wrong) => {
    const { code: codeOf, orders } = counterOf();
    await orders();
    const payload = { orderNo: pointsOrderNos.waiting, method: 'wechat', returnTo, ...wrong };
    expect(await codeOf(preparePayment, payload)).toBe(code);
  });

  it('of what is paid already is refused', async () => {
    const { code, orders } = counterOf();
    const done = (await orders()).find(({ state }) => state === 'completed');
    const payload = { orderNo: done?.orderNo, method: 'wechat', returnTo };
    expect(await code(preparePayment, payload)).toBe('PAY03');
  });

  it.each(['https://evil.example/mapp/', '//evil.example', '/mapp/../sso/login'])(
    'leads nowhere but below /mapp: not to %s',
    async (wish) => {
      const { airline, ask, orders } = counterOf();
      await orders();
      const payload = { orderNo: pointsOrderNos.waiting, method: 'wechat', returnTo: wish };
      expect(await ask(preparePayment, payload)).toMatchObject({ Code: -1 });
      expect(airline.payments.find(pointsOrderNos.waiting)).toBeUndefined();
    },
  );
});

describe('buying points', () => {
  it('makes an order that waits for half an hour', async () => {
    const { airline, buy, orders } = counterOf('600000000002');
    expect(await buy(5000)).toMatchObject({ Code: 200 });
    expect(await orders()).toMatchObject([
      { state: 'waiting', points: 5000, price: { amount: 50_000 }, payUntil: '2026-06-01T10:30:00+08:00' },
    ]);
    airline.freeze('2026-06-01T10:30:00+08:00');
    expect(await orders()).toMatchObject([{ state: 'expired' }]);
  });

  it('makes one order of one purchase', async () => {
    const { buy, orders } = counterOf('600000000002');
    const first = await buy(5000);
    expect(await buy(5000)).toEqual(first);
    expect(await orders()).toHaveLength(1);
  });

  it('makes no second order of what waits for its payment', async () => {
    const { airline, buy, orders, prepare } = counterOf('600000000002');
    const first = await buy(5000, 'purchase-1');
    expect(await buy(5000, 'purchase-2')).toEqual(first);
    const orderNo = (await orders())[0]?.orderNo ?? '';
    await prepare(orderNo);
    airline.payments.settle(orderNo, 'pay');
    expect(await buy(5000, 'purchase-3')).not.toEqual(first);
    expect(await orders()).toHaveLength(2);
  });

  it('counts what the year allows', async () => {
    const { buy, data } = counterOf('600000000002');
    await buy(30_000, 'purchase-1');
    await buy(29_990, 'purchase-2');
    expect(await data(pointsOffer)).toMatchObject({ leftThisYear: 10 });
    expect(await buy(100, 'purchase-3')).toMatchObject({ resultCode: 'BUY02' });
  });

  it.each([
    ['less than the least', 90],
    ['more than the most', 30_010],
    ['no whole unit', 105],
  ])('refuses %s', async (_, points) => {
    expect(await counterOf('600000000002').buy(points)).toMatchObject({ resultCode: 'BUY01' });
  });

  it('is not for children', async () => {
    const { buy, data } = counterOf('600000000005');
    expect(await data(pointsOffer)).toMatchObject({ forbidden: 'child' });
    expect(await buy(1000)).toMatchObject({ resultCode: 'BUY03' });
  });

  it('can be given up until it is paid', async () => {
    const { code, ask, orders } = counterOf();
    await orders();
    expect(await ask(cancelPointsOrder, { orderNo: pointsOrderNos.waiting })).toMatchObject({ Code: 200 });
    expect(await code(cancelPointsOrder, { orderNo: pointsOrderNos.waiting })).toBe('BUY04');
  });

  it('stands on the bill where it was bought before', async () => {
    const { data, orders } = counterOf();
    const done = (await orders()).filter(({ state }) => state === 'completed');
    const bill = await data<{ pointActivityDetailse2s: { activityType: string; orderNo?: string }[] }>(
      pointsActivityDetail,
      { startDate: '2025-06-02', endDate: '2026-06-01' },
    );
    const bought = bill.pointActivityDetailse2s.filter(({ activityType }) => activityType === 'BP');
    expect(done.map(({ orderNo }) => orderNo)).toEqual(bought.map(({ orderNo }) => orderNo));
    expect(done.length).toBeGreaterThan(0);
  });
});
