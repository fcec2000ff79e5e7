import {
  cancelTierOrder,
  orderTier,
  paySeatOrder,
  pointsAccountSummary,
  pointsSummary,
  tierOffers,
  tierOrders,
  type Call,
  type TierOffers,
  type TierOrder,
} from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { answerTo, payloads } from '../ask.ts';
import { createAirline } from '../engine.ts';

const now = '2026-06-01T10:00:00+08:00';
const [star, silver, gold, platinum, child] = [1, 2, 3, 4, 5].map((at) => `60000000000${at}`) as [
  string,
  string,
  string,
  string,
  string,
];
const purchaseId = 'purchase-0001';

function visitor(cardNo: string) {
  const airline = createAirline({ now });
  const token = airline.signIn(cardNo);
  const body = async (call: Call, payload: Record<string, unknown> = {}) =>
    (await answerTo(airline, call, payload, { token })).body;
  const data = async <Data>(call: Call, payload?: Record<string, unknown>) =>
    (await body(call, payload))['data'] as Data;
  return {
    airline,
    body,
    data,
    offers: () => data<TierOffers>(tierOffers),
    order: (offerId: string, id = purchaseId) => body(orderTier, { purchaseId: id, offerId }),
    orders: async () => (await data<{ orders: TierOrder[] }>(tierOrders)).orders,
    points: async () => (await data<{ remainPoint: number }>(pointsSummary)).remainPoint,
    tier: () => data<{ tierCode: string; tierValidUntil?: string }>(pointsAccountSummary),
  };
}

describe('what is sold', () => {
  it.each([
    [
      star,
      ['raise-SIL-20000-30000', 'superMember-STD-12-59900', 'superMember-STD-3-19900'],
      { makeUpRaise: 'tooFar' },
    ],
    [
      silver,
      [
        'raise-GOL-80000-60000',
        'makeUpRaise-GOL-180000',
        'extend-SIL-12000',
        'superMember-SIL-12-59900',
        'superMember-SIL-3-19900',
      ],
      { makeUpKeep: 'kept' },
    ],
    [
      gold,
      ['makeUpRaise-PLT-698000', 'extend-GOL-30000', 'superMember-GOL-12-59900', 'superMember-GOL-3-19900'],
      { raise: 'notSold', makeUpKeep: 'kept' },
    ],
    [
      platinum,
      ['extend-PLT-60000'],
      { raise: 'topTier', makeUpRaise: 'topTier', makeUpKeep: 'kept', superMember: 'running' },
    ],
    [
      child,
      [],
      { raise: 'child', extend: 'child', makeUpRaise: 'child', makeUpKeep: 'child', superMember: 'child' },
    ],
  ])('to %s', async (cardNo, open, bars) => {
    const { offers, closed } = await visitor(cardNo).offers();
    expect(offers.map(({ offerId }) => offerId)).toEqual(open);
    expect(Object.fromEntries(closed.map(({ kind, bar }) => [kind, bar]))).toEqual(bars);
  });

  it('prices what is missing, and charges the sum of it', async () => {
    const { offers } = await visitor(gold).offers();
    const found = offers.find(({ kind }) => kind === 'makeUpRaise');
    expect(found?.parts?.map(({ need, have, price }) => [need - have, price.amount])).toEqual([
      [18_400, 368_000],
      [11, 330_000],
    ]);
    expect(found?.cash).toEqual({ amount: 698_000, currency: 'CNY' });
  });
});

describe('an order in points alone', () => {
  it('is carried out at once: the points go, the tier runs a year longer', async () => {
    const { order, orders, points, tier } = visitor(silver);
    const before = await points();
    expect(await order('extend-SIL-12000')).toMatchObject({ Code: 200, data: { state: 'completed' } });
    expect(await points()).toBe(before - 12_000);
    expect(await tier()).toMatchObject({ tierCode: 'SIL', tierValidUntil: '2028-03-31' });
    expect(await orders()).toMatchObject([
      { kind: 'extend', state: 'completed', validFrom: '2027-04-01', validUntil: '2028-03-31' },
    ]);
  });

  it('is one, however often the same purchase is sent', async () => {
    const { order, orders, points } = visitor(silver);
    const first = await order('extend-SIL-12000');
    const after = await points();
    expect(await order('extend-SIL-12000')).toEqual(first);
    expect(await points()).toBe(after);
    expect(await orders()).toHaveLength(1);
  });
});

describe('an order with money in it', () => {
  const raised = async () => {
    const context = visitor(star);
    const body = await context.order('raise-SIL-20000-30000');
    const { orderNo } = body['data'] as { orderNo: string };
    context.airline.payments.prepare(orderNo, { method: 'wechat', returnTo: '/mapp/mine' });
    return { ...context, orderNo };
  };

  it('waits, and leaves points and tier as they are', async () => {
    const { orders, points, tier } = await raised();
    expect((await orders())[0]).toMatchObject({ state: 'waiting', payUntil: '2026-06-01T10:30:00+08:00' });
    expect(await points()).toBe(23_684);
    expect((await tier()).tierCode).toBe('STD');
  });

  it('takes the points and gives the tier once it is paid', async () => {
    const { airline, orderNo, orders, points, tier } = await raised();
    airline.payments.settle(orderNo, 'pay');
    expect((await orders())[0]).toMatchObject({ state: 'completed', paidBy: 'wechat' });
    expect(await points()).toBe(3684);
    expect(await tier()).toMatchObject({ tierCode: 'SIL', tierValidUntil: '2027-06-30' });
    expect(await tier()).not.toHaveProperty('subTier');
  });

  it('says that the attempt failed, and can be paid still', async () => {
    const { airline, orderNo, orders, points } = await raised();
    airline.payments.settle(orderNo, 'fail');
    expect((await orders())[0]).toMatchObject({ state: 'waiting', paymentFailed: true });
    expect(await points()).toBe(23_684);
  });

  it('stands against another one, until it is given up or its time is over', async () => {
    const { airline, body, order, orderNo, orders } = await raised();
    expect(await order('raise-SIL-20000-30000', 'purchase-0002')).toMatchObject({ resultCode: 'TIR05' });
    expect(await body(cancelTierOrder, { orderNo })).toMatchObject({ Code: 200 });
    expect(await body(cancelTierOrder, { orderNo })).toMatchObject({ resultCode: 'TIR08' });
    expect(await order('raise-SIL-20000-30000', 'purchase-0003')).toMatchObject({ Code: 200 });
    airline.freeze('2026-06-01T10:30:00+08:00');
    expect((await orders()).map(({ state }) => state)).toEqual(['expired', 'cancelled', 'expired']);
  });

  it('fails at the cashier where the points have gone meanwhile', async () => {
    const { airline, body, orderNo, orders, points, tier } = await raised();
    expect(await body(paySeatOrder, payloads['paySeatOrder'])).toMatchObject({ Code: 200 });
    const left = await points();
    expect(left).toBeLessThan(20_000);
    airline.payments.settle(orderNo, 'pay');
    expect((await orders())[0]).toMatchObject({ state: 'waiting', paymentFailed: true });
    expect(await points()).toBe(left);
    expect((await tier()).tierCode).toBe('STD');
  });
});

describe('what is refused', () => {
  it.each([
    [silver, 'raise-GOL-80000-60000', 'TIR01'],
    [gold, 'raise-PLT-1', 'TIR02'],
    [platinum, 'raise-PLT-1', 'TIR03'],
    [child, 'raise-SIL-20000-30000', 'TIR04'],
    [star, 'makeUpRaise-SIL-1', 'TIR06'],
    [star, 'raise-SIL-1', 'TIR07'],
    [platinum, 'superMember-PLT-12-59900', 'TIR09'],
    [star, 'superMember-STD-12-59900', 'TIR05'],
  ])('%s and %s: %s', async (cardNo, offerId, code) => {
    expect(await visitor(cardNo).order(offerId)).toMatchObject({ Code: -1, resultCode: code });
  });
});
