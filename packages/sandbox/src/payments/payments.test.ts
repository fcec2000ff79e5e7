import {
  buyPoints,
  cancelSeatOrder,
  closePayment,
  cancelPointsOrder,
  pointsActivityDetail,
  pointsOffer,
  pointsOrders,
  preparePayment,
  paySeatOrder,
  queryPayment,
  seatOrders,
  type Call,
  type Payment,
  type PointsOrder,
} from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { createAirline, type PaymentOutcome } from '../engine.ts';
import { pointsOrderNos } from '../points-orders/inputs.ts';
import { orders as seatOrderNos } from '../seed/check-in/ids.ts';
import { guestOrderKey, ticketOrderNos } from '../ticket-orders/inputs.ts';

const returnTo = '/mapp/mine/paySuccess';
const cash = [{ amount: 20_000, currency: 'CNY' }];

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
    prepare: async (orderNo: string, method = 'wechat') => {
      const asked = await data<Payment>(queryPayment, { orderNo });
      return ask(preparePayment, { orderNo, method, returnTo, cash: asked.cash });
    },
    close: (orderNo: string) => data<Payment>(closePayment, { orderNo }),
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
    ['later', 'unpaid', 'waiting'],
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
    expect((await payment(pointsOrderNos.waiting)).state).toBe('begun');
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
    const payload = { orderNo: pointsOrderNos.waiting, method: 'wechat', returnTo, cash, ...wrong };
    expect(await codeOf(preparePayment, payload)).toBe(code);
  });

  it('of what is paid already is refused', async () => {
    const { code, orders } = counterOf();
    const done = (await orders()).find(({ state }) => state === 'completed');
    const payload = { orderNo: done?.orderNo, method: 'wechat', returnTo, cash };
    expect(await code(preparePayment, payload)).toBe('PAY03');
  });

  it.each(['https://evil.example/mapp/', '//evil.example', '/mapp/../sso/login'])(
    'leads nowhere but below /mapp: not to %s',
    async (wish) => {
      const { airline, ask, orders } = counterOf();
      await orders();
      const payload = { orderNo: pointsOrderNos.waiting, method: 'wechat', returnTo: wish, cash };
      expect(await ask(preparePayment, payload)).toMatchObject({ Code: -1 });
      expect(airline.payments.find(pointsOrderNos.waiting)).toBeUndefined();
    },
  );
});

describe('an attempt to pay', () => {
  const later = (seconds: number) =>
    new Date(Date.parse('2026-06-01T02:00:00Z') + seconds * 1000).toISOString();
  const begun = async () => {
    const counter = counterOf();
    await counter.orders();
    await counter.prepare(pointsOrderNos.waiting);
    const { airline } = counter;
    return {
      ...counter,
      at: (outcome: PaymentOutcome, attempt?: number) =>
        airline.payments.settle(pointsOrderNos.waiting, outcome, attempt),
      wait: (seconds: number) => airline.freeze(later(seconds)),
      state: async () => (await counter.payment(pointsOrderNos.waiting)).state,
      charges: () => airline.payments.charges(pointsOrderNos.waiting),
    };
  };

  it('is begun until the cashier says what came of it', async () => {
    expect(await (await begun()).state()).toBe('begun');
  });

  it('is heard of 20 s late, and is paid then', async () => {
    const { at, state, wait } = await begun();
    at('late');
    wait(19);
    expect(await state()).toBe('begun');
    wait(20);
    expect(await state()).toBe('paid');
  });

  it('is being confirmed for 60 s, or for ever', async () => {
    const [sure, never] = [await begun(), await begun()];
    sure.at('confirm');
    never.at('silent');
    for (const one of [sure, never]) one.wait(59);
    expect([await sure.state(), await never.state()]).toEqual(['confirming', 'confirming']);
    for (const one of [sure, never]) one.wait(60);
    expect([await sure.state(), await never.state()]).toEqual(['paid', 'confirming']);
    expect((await sure.orders())[0]).toMatchObject({ state: 'completed' });
  });

  it('ends abnormal where the order could not take the money: at once, or by the time it comes', async () => {
    const [odd, slow] = [await begun(), await begun()];
    odd.at('abnormal');
    expect(await odd.payment(pointsOrderNos.waiting)).toMatchObject({
      state: 'abnormal',
      settledBy: '2026-06-02T10:00:00+08:00',
    });
    slow.wait(29 * 60 + 59);
    slow.at('confirm');
    slow.wait(31 * 60);
    expect(await slow.state()).toBe('abnormal');
  });

  it.each(['late', 'confirm', 'silent', 'abnormal', 'pay'] as const)(
    'that took money (%s) is the only one: none begins beside it, it is not closed, the order is not given up',
    async (outcome) => {
      const { at, charges, close, code, orders, prepare, state } = await begun();
      at(outcome);
      at(outcome);
      expect(await prepare(pointsOrderNos.waiting, 'alipay')).toMatchObject({ Code: -1 });
      at('pay');
      expect(['open', 'unpaid', 'failed']).not.toContain((await close(pointsOrderNos.waiting)).state);
      expect(await code(cancelPointsOrder, { orderNo: pointsOrderNos.waiting })).toMatch(/PAY06|BUY04/);
      expect(['open', 'unpaid', 'failed']).not.toContain(await state());
      expect((await orders())[0]).not.toMatchObject({ state: 'cancelled' });
      expect(charges()).toBe(1);
    },
  );

  it('is heard of at once by who begins another', async () => {
    const { at, prepare, state } = await begun();
    at('late');
    expect(await state()).toBe('begun');
    expect(await prepare(pointsOrderNos.waiting)).toMatchObject({ resultCode: 'PAY06' });
    expect(await state()).toBe('confirming');
  });

  it('that the traveller did not pay is closed, and takes no money then', async () => {
    const { airline, at, charges, close, prepare, state } = await begun();
    const { attempt } = airline.payments.find(pointsOrderNos.waiting) ?? {};
    expect(await close(pointsOrderNos.waiting)).toMatchObject({ state: 'unpaid' });
    at('pay', attempt);
    expect([await state(), charges()]).toEqual(['unpaid', 0]);
    await prepare(pointsOrderNos.waiting);
    at('pay', attempt);
    expect([await state(), charges()]).toEqual(['begun', 0]);
    at('pay');
    expect([await state(), charges()]).toEqual(['paid', 1]);
  });

  it('goes on in the same way, and is closed for another way', async () => {
    const { airline, at, charges, prepare } = await begun();
    const attempt = () => airline.payments.find(pointsOrderNos.waiting)?.attempt;
    const first = attempt();
    await prepare(pointsOrderNos.waiting);
    expect(attempt()).toBe(first);
    await prepare(pointsOrderNos.waiting, 'alipay');
    expect(attempt()).not.toBe(first);
    at('pay', first);
    expect(charges()).toBe(0);
  });

  it('of another amount is refused', async () => {
    const { ask, orders } = counterOf();
    await orders();
    const wrong = {
      orderNo: pointsOrderNos.waiting,
      method: 'wechat',
      returnTo,
      cash: [{ amount: 1, currency: 'CNY' }],
    };
    expect(await ask(preparePayment, wrong)).toMatchObject({
      Code: -1,
      Msg: expect.stringContaining('金额'),
    });
  });

  it('for seats stands against points, cash and giving them back, once it has money', async () => {
    const { airline, ask, code } = counterOf();
    await ask(seatOrders);
    const orderNo = seatOrderNos.waiting;
    await ask(paySeatOrder, { orderNo, by: 'cash', returnTo });
    airline.payments.settle(orderNo, 'silent');
    for (const by of ['cash', 'points'])
      expect(await code(paySeatOrder, { orderNo, by, returnTo })).toBe('PAY06');
    expect(await code(cancelSeatOrder, { orderNo })).toBe('PAY06');
  });
});

describe('tickets', () => {
  it('are issued once they are paid, at once or in ten minutes', async () => {
    const { airline, payment, prepare } = counterOf();
    await prepare(ticketOrderNos.waiting);
    airline.payments.settle(ticketOrderNos.waiting, 'ticketing');
    expect(await payment(ticketOrderNos.waiting)).toMatchObject({
      state: 'ticketing',
      paidAt: '2026-06-01T10:00:00+08:00',
      ticketBy: '2026-06-01T12:00:00+08:00',
    });
    airline.freeze('2026-06-01T10:10:00+08:00');
    expect((await payment(ticketOrderNos.waiting)).state).toBe('ticketed');
  });

  it('are told whole once they are issued, with the points of the member who flies', async () => {
    const { payment } = counterOf();
    const { issued } = await payment(ticketOrderNos.ticketed);
    expect(issued).toMatchObject({
      journeys: [{ flightNo: 'MU5101', departure: { airport: 'SHA' }, arrival: { airport: 'PEK' } }],
      people: [
        { name: '张三', ticketNo: '7812100000091' },
        { name: '赵敏', ticketNo: '7812100000092' },
      ],
      international: false,
      earns: expect.any(Number),
      sentTo: '138****0001',
    });
    expect((await payment(ticketOrderNos.ticketing)).issued).toBeUndefined();
    expect((await payment(ticketOrderNos.waiting)).issued).toBeUndefined();
  });

  it.each([
    ['ticketed', 'ticketed'],
    ['ticketing', 'ticketing'],
    ['abnormal', 'abnormal'],
  ] as const)('%s are seeded', async (name, state) => {
    expect((await counterOf().payment(ticketOrderNos[name])).state).toBe(state);
  });
});

describe('the order of a guest', () => {
  const guest = createAirline({ now: '2026-06-01T10:00:00+08:00' });
  const asked = async (payload: Record<string, unknown>, call: Call = queryPayment) =>
    (await answerTo(guest, call, { orderNo: ticketOrderNos.guest, ...payload })).body;

  it('has its tickets once it is paid, and no points: a guest has no account', async () => {
    const own = createAirline({ now: '2026-06-01T10:00:00+08:00' });
    const query = async () =>
      (await answerTo(own, queryPayment, { orderNo: ticketOrderNos.guest, orderKey: guestOrderKey })).body;
    await query();
    own.payments.prepare(ticketOrderNos.guest, { method: 'wechat', returnTo: '/mapp' });
    own.payments.settle(ticketOrderNos.guest, 'pay');
    const { data } = (await query()) as { data: { issued: Readonly<Record<string, unknown>> } };
    expect(data.issued).toMatchObject({
      people: [{ ticketNo: expect.stringMatching(/^781\d{10}$/) }],
      sentTo: '139****0031',
    });
    expect(data.issued['earns']).toBeUndefined();
  });

  it('is shown to who has its key', async () => {
    expect(await asked({ orderKey: guestOrderKey })).toMatchObject({
      Code: 200,
      data: { state: 'open', title: expect.stringContaining('MU5101'), passengers: ['李四'] },
    });
  });

  it('is refused to who knows the number alone, has another key, or has the key of another order', async () => {
    const sent = { method: 'wechat', returnTo, cash: [{ amount: 74_000, currency: 'CNY' }] };
    for (const call of [queryPayment, preparePayment, closePayment]) {
      expect(await asked(sent, call)).toMatchObject({ Code: 401 });
      expect(await asked({ ...sent, orderKey: '' }, call)).toMatchObject({ resultCode: 'PAY01' });
      expect(await asked({ ...sent, orderKey: 'a'.repeat(32) }, call)).toMatchObject({ resultCode: 'PAY01' });
      expect(
        await asked({ ...sent, orderNo: ticketOrderNos.waiting, orderKey: guestOrderKey }, call),
      ).toMatchObject({ resultCode: 'PAY01' });
    }
    expect(guest.payments.find(ticketOrderNos.guest)).toBeUndefined();
  });

  it('is refused to a member without the key', async () => {
    expect(await counterOf().code(queryPayment, { orderNo: ticketOrderNos.guest })).toBe('PAY01');
  });
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
