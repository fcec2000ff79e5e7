import {
  cancelSeatOrder,
  checkIn,
  chooseSeats,
  paySeatOrder,
  pointsSummary,
  saveSeatContact,
  seatMap,
  seatOrders,
} from '@mapp/kit/contracts';
import { layoutOf } from '@mapp/kit/rules';
import { describe, expect, it } from 'vitest';
import { orders, passengers, segments } from '../seed/check-in/ids.ts';
import { choiceOf, counterOf, seatsFor, type Counter } from './asked.support.ts';

const { self, wife, friend, silver, gold } = passengers;
const { first, closing } = segments;
const returnTo = '/mapp/boarde/chooseseatSucc';
const pay = (by: 'cash' | 'points', orderNo: string | undefined) => ({ orderNo, by, returnTo });

/** A seat on offer at a price in both, and no exit. */
async function pricedSeat({ get }: Counter, segmentId: string): Promise<string> {
  const { decks } = await get(seatMap, { segmentId });
  const placed = layoutOf({ segmentId, decks }).seats.find(
    ({ seat, exit }) =>
      seat.kind === 'selectable' &&
      !exit &&
      seat.price?.cash !== undefined &&
      seat.price.points !== undefined,
  );
  if (!placed) throw new Error('Nothing to pay for');
  return placed.designator;
}

const ordered = async (counter: Counter, segmentId: string, passengerId: string): Promise<string> => {
  const seat = await pricedSeat(counter, segmentId);
  const { orderNo } = await counter.get(chooseSeats, choiceOf(segmentId, { [passengerId]: seat }));
  return orderNo ?? '';
};
const remaining = async ({ get }: Counter): Promise<number> => (await get(pointsSummary)).remainPoint;

describe('choosing seats', () => {
  it('is done at once where nothing costs', async () => {
    const { get, order, traveller } = counterOf();
    const { orderNo } = await get(chooseSeats, choiceOf(first, { [self]: '22A', [wife]: '22B' }));
    expect(await order(orderNo ?? '')).toMatchObject({ state: 'completed', paidBy: 'nothing', cash: [] });
    expect((await traveller(first, self)).seat).toBe('22A');
  });

  it('keeps what is ordered for a quarter of an hour, for nobody else', async () => {
    const counter = counterOf();
    const other = counterOf('600000000002', counter);
    const seat = await pricedSeat(counter, first);
    const { orderNo } = await counter.get(chooseSeats, choiceOf(first, { [self]: seat }));
    const { held } = await counter.get(seatMap, { segmentId: first });
    expect(held).toEqual({
      orderNo,
      until: '2026-06-01T10:15:00+08:00',
      seats: [{ passengerId: self, seat }],
    });
    expect((await counter.traveller(first, self)).seat).toBeUndefined();
    expect(await other.seat(segments.points, seat)).toMatchObject({ kind: 'unavailable', reason: 'taken' });
    const { lost } = await other.get(chooseSeats, choiceOf(segments.points, { [silver]: seat }));
    expect(lost).toMatchObject([{ seat }]);
    counter.airline.freeze('2026-06-01T10:15:00+08:00');
    expect(await counter.order(orderNo ?? '')).toMatchObject({ state: 'cancelled' });
    expect(await counter.outcome(paySeatOrder, pay('points', orderNo))).toBe('CKI15');
    expect((await other.seat(segments.points, seat)).kind).toBe('selectable');
  });

  it('shows a paid seat as paid, to others and to its owner, who checks in with it and with no other', async () => {
    const counter = counterOf();
    const other = counterOf('600000000002', counter);
    const seat = await pricedSeat(counter, first);
    const { orderNo } = await counter.get(chooseSeats, choiceOf(first, { [self]: seat }));
    expect(await counter.outcome(paySeatOrder, pay('points', orderNo))).toBe('ok');
    expect((await other.seat(segments.points, seat)).kind).toBe('paid');
    expect((await counter.seat(first, seat)).kind).toBe('paid');
    expect((await counter.traveller(first, self)).seatOrder).toBe(orderNo);
    expect(await counter.outcome(checkIn, seatsFor(first, { [self]: '22A' }))).toMatch(/paid seat/);
    expect(await counter.outcome(checkIn, seatsFor(first, { [self]: seat }))).toBe('ok');
    expect((await counter.traveller(first, self)).reference).toMatch(/^CKI-\d+$/);
  });

  it('loses 21A, and keeps the other seat of the party', async () => {
    const counter = counterOf();
    const other = counterOf('600000000002', counter);
    const { lost, keptUntil, orderNo } = await counter.get(
      chooseSeats,
      choiceOf(first, { [self]: '21A', [wife]: '21B' }),
    );
    expect({ lost, keptUntil, orderNo }).toEqual({
      lost: [{ segmentId: first, passengerId: self, seat: '21A' }],
      keptUntil: '2026-06-01T10:15:00+08:00',
      orderNo: undefined,
    });
    expect((await other.seat(segments.points, '21B')).kind).toBe('unavailable');
    expect((await counter.seat(first, '21B')).kind).toBe('free');
    expect(await counter.outcome(chooseSeats, choiceOf(first, { [self]: '22A', [wife]: '21B' }))).toBe('ok');
  });

  it('keeps for nobody a seat that another of the party has until all is paid', async () => {
    const counter = counterOf();
    const seat = await pricedSeat(counter, first);
    await counter.get(chooseSeats, choiceOf(first, { [self]: '22A', [wife]: '22B' }));
    const { orderNo, lost } = await counter.get(
      chooseSeats,
      choiceOf(first, { [self]: '22B', [wife]: seat }),
    );
    expect({ orderNo, lost }).toEqual({
      orderNo: undefined,
      lost: [{ segmentId: first, passengerId: self, seat: '22B' }],
    });
    expect(await counter.outcome(chooseSeats, choiceOf(first, { [self]: '22B', [wife]: '22A' }))).toBe('ok');
    expect((await counter.traveller(first, wife)).seat).toBe('22A');
  });

  it('twice is one order', async () => {
    const counter = counterOf();
    const once = await ordered(counter, first, self);
    expect(await ordered(counter, first, self)).not.toBe('');
    const { orders: all } = await counter.get(seatOrders);
    expect(all.filter(({ orderNo }) => orderNo === once)).toHaveLength(1);
    const seat = all.find(({ orderNo }) => orderNo === once)?.seats[0]?.seat ?? '';
    expect(await counter.get(chooseSeats, choiceOf(first, { [self]: seat }))).toEqual({
      orderNo: once,
      lost: [],
    });
  });

  it('anew takes the place of what is waiting', async () => {
    const counter = counterOf();
    const orderNo = await ordered(counter, first, self);
    await counter.get(chooseSeats, choiceOf(first, { [self]: '22A' }));
    expect(await counter.order(orderNo)).toMatchObject({ state: 'cancelled' });
    expect((await counter.get(seatMap, { segmentId: first })).held).toBeUndefined();
  });
});

describe('paying', () => {
  it('with points is seen on the bill, and comes back', async () => {
    const counter = counterOf();
    const before = await remaining(counter);
    const orderNo = await ordered(counter, first, wife);
    const { points = 0, seats } = await counter.order(orderNo);
    expect(seats).toMatchObject([{ relation: 'beneficiary', pointsAllowed: true }]);
    expect(await counter.outcome(paySeatOrder, pay('points', orderNo))).toBe('ok');
    expect(await counter.order(orderNo)).toMatchObject({ state: 'completed', paidBy: 'points' });
    expect(await remaining(counter)).toBe(before - points);
    expect(await counter.outcome(cancelSeatOrder, { orderNo })).toBe('ok');
    expect(await counter.order(orderNo)).toMatchObject({ state: 'cancelled', refunding: true });
    expect(await remaining(counter)).toBe(before);
    expect((await counter.traveller(first, wife)).seat).toBeUndefined();
    expect(await counter.outcome(cancelSeatOrder, { orderNo })).toMatch(/already/);
  });

  it('with points is not for strangers', async () => {
    const counter = counterOf();
    const orderNo = await ordered(counter, closing, friend);
    expect(await counter.outcome(paySeatOrder, pay('points', orderNo))).toBe('CKI14');
  });

  it('with points wants enough of them', async () => {
    const counter = counterOf('600000000002');
    const before = await remaining(counter);
    const { orderNo } = await counter.get(chooseSeats, choiceOf(segments.points, { [silver]: '21C' }));
    expect(await counter.order(orderNo ?? '')).toMatchObject({ cash: [], points: 120_000 });
    expect(await counter.outcome(paySeatOrder, pay('points', orderNo))).toBe('CKI05');
    expect(await remaining(counter)).toBe(before);
  });

  it('wants somebody to tell', async () => {
    const counter = counterOf('600000000003');
    const orderNo = await ordered(counter, segments.noContact, gold);
    expect((await counter.order(orderNo)).contact).toMatchObject({ phone: '' });
    expect(await counter.outcome(paySeatOrder, pay('points', orderNo))).toBe('CKI03');
    const contact = { orderNo, name: '王建国', phone: '+86 13800000003', email: '' };
    expect(await counter.outcome(saveSeatContact, contact)).toBe('ok');
    expect(await counter.outcome(paySeatOrder, pay('points', orderNo))).toBe('ok');
  });
});

describe('paying in cash', () => {
  it.each([
    'https://evil.example/mapp/',
    '//evil.example/mapp',
    '/sso/login',
    '/mapp/../sso/login',
    '/mappx',
  ])('leads nowhere but below /mapp: not to %s', async (wish) => {
    const { outcome, airline } = counterOf();
    const payload = { orderNo: orders.waiting, by: 'cash', returnTo: wish };
    expect(await outcome(paySeatOrder, payload)).toMatch(/address/);
    expect(airline.payments.find(orders.waiting)).toBeUndefined();
  });

  it.each([
    ['pay', { state: 'completed', paidBy: 'cash' }],
    ['fail', { state: 'waiting', paymentFailed: true }],
    ['later', { state: 'waiting' }],
    ['cancel', { state: 'cancelled' }],
  ] as const)('can %s', async (result, expected) => {
    const { outcome, airline, order } = counterOf();
    expect(await outcome(paySeatOrder, pay('cash', orders.waiting))).toBe('ok');
    expect(airline.payments.find(orders.waiting)).toMatchObject({ state: 'begun', returnTo });
    airline.payments.settle(orders.waiting, result);
    expect(await order(orders.waiting)).toMatchObject(expected);
    expect((await order(orders.waiting)).refunding).toBeUndefined();
  });

  it('forgets that it failed once it is begun anew', async () => {
    const { outcome, airline, order } = counterOf();
    await outcome(paySeatOrder, pay('cash', orders.waiting));
    airline.payments.settle(orders.waiting, 'fail');
    await outcome(paySeatOrder, pay('cash', orders.waiting));
    expect((await order(orders.waiting)).paymentFailed).toBeUndefined();
  });

  it('comes too late after a quarter of an hour', async () => {
    const { outcome, airline, order } = counterOf();
    await outcome(paySeatOrder, pay('cash', orders.waiting));
    airline.freeze('2026-06-01T10:15:00+08:00');
    airline.payments.settle(orders.waiting, 'pay');
    expect(airline.payments.find(orders.waiting)?.state).toBe('expired');
    expect(await order(orders.waiting)).toMatchObject({ state: 'cancelled' });
  });
});

describe('the orders from the start', () => {
  it('are one of each kind, newest first', async () => {
    const { get } = counterOf();
    const { orders: list } = await get(seatOrders);
    expect(list.map(({ orderNo, state, paidBy, refunding }) => [orderNo, state, paidBy, refunding])).toEqual([
      [orders.waiting, 'waiting', undefined, undefined],
      [orders.cash, 'completed', 'cash', undefined],
      [orders.cancelled, 'cancelled', 'cash', true],
      [orders.points, 'completed', 'points', undefined],
    ]);
    const times = list.map(({ orderedAt }) => Date.parse(orderedAt));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it('keep the seats that somebody has checked in with, and those of flights that have left', async () => {
    const { outcome } = counterOf();
    expect(await outcome(cancelSeatOrder, { orderNo: orders.cash })).toMatch(/checked in/);
    expect(await outcome(cancelSeatOrder, { orderNo: orders.points })).toMatch(/has left/);
  });
});
