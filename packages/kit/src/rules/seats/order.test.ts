import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beforeDeparture,
  checkedInFlights,
  costsNothing,
  payableBy,
  refundWay,
  pointsWay,
  waysOf,
  type OrderedPrice,
  type PayBy,
  type PointsWay,
} from './order.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

it('seats can be given back until the first flight has left', () => {
  const flights = [{ departure: { time: at(60) } }, { departure: { time: at(300) } }];
  expect(beforeDeparture({ flights }, now)).toBe(true);
  expect(beforeDeparture({ flights }, now + 60 * 60_000)).toBe(false);
  expect(beforeDeparture({ flights }, now + 59 * 60_000)).toBe(true);
});

describe('checkedInFlights', () => {
  const order = {
    flights: [{ segmentId: 'one' }, { segmentId: 'two' }],
    seats: ['one', 'two'].flatMap((segmentId) =>
      ['A', 'B'].map((passengerId) => ({ segmentId, passengerId })),
    ),
  };
  const segment = (segmentId: string, ...states: ('open' | 'checkedIn' | 'cancelled')[]) => ({
    segmentId,
    passengers: states.map((state, place) => ({ passengerId: 'ABC'.charAt(place), state })),
  });
  const found = (...segments: ReturnType<typeof segment>[]) =>
    checkedInFlights(order, [{ segments }]).map(({ segmentId }) => segmentId);

  it('names a flight once all with a seat of the order are checked in, whoever else travels', () => {
    expect(
      found(segment('one', 'checkedIn', 'checkedIn', 'open'), segment('two', 'checkedIn', 'open')),
    ).toEqual(['one']);
    expect(found(segment('one', 'cancelled', 'checkedIn'), segment('two', 'checkedIn', 'checkedIn'))).toEqual(
      ['two'],
    );
  });

  it('names none that the journeys do not hold, and none while they are not known', () => {
    expect(found(segment('other', 'checkedIn', 'checkedIn'), segment('two', 'checkedIn'))).toEqual([]);
    expect(checkedInFlights(order)).toEqual([]);
  });
});

const seatFor = (name: string, pointsAllowed: boolean, points?: number) => ({
  name,
  pointsAllowed,
  ...(points !== undefined && { price: { points } }),
});

describe('pointsWay', () => {
  it.each<[string, Parameters<typeof pointsWay>[0], number | undefined, PointsWay]>([
    ['no price in points', { seats: [seatFor('A', true)] }, 9000, { kind: 'notOffered' }],
    [
      'somebody else’s seats, named once',
      { points: 20, seats: [seatFor('A', true, 10), seatFor('B', false, 5), seatFor('B', false, 5)] },
      9000,
      { kind: 'notAllowed', names: ['B'] },
    ],
    [
      'somebody else’s free seat',
      { points: 10, seats: [seatFor('A', true, 10), seatFor('B', false, 0)] },
      10,
      { kind: 'enough' },
    ],
    [
      'a balance nobody knows',
      { points: 10, seats: [seatFor('A', true, 10)] },
      undefined,
      { kind: 'unknown' },
    ],
    ['one too few', { points: 10, seats: [seatFor('A', true, 10)] }, 9, { kind: 'short', missing: 1 }],
    [
      'an overdrawn balance',
      { points: 10, seats: [seatFor('A', true, 10)] },
      -5,
      { kind: 'short', missing: 15 },
    ],
  ])('%s', (_, order, available, way) => {
    expect(pointsWay(order, available)).toEqual(way);
  });
});

describe('payableBy', () => {
  const kinds = ['notOffered', 'notAllowed', 'unknown', 'short', 'enough'] as const;
  const pays = fc.constantFrom<PayBy>('cash', 'points');

  it('property: never offers points that do not pay, and keeps to the choice wherever it works', () => {
    fc.assert(
      fc.property(pays, fc.uniqueArray(pays), fc.constantFrom(...kinds), (chosen, ways, kind) => {
        const offered = payableBy(chosen, ways, { kind });
        const pointsPay = kind === 'enough' || kind === 'unknown';
        if (offered === 'points') expect(pointsPay).toBe(true);
        if (offered !== undefined) expect(ways).toContain(offered);
        if (ways.includes(chosen) && (chosen === 'cash' || pointsPay)) expect(offered).toBe(chosen);
        expect(offered === undefined).toBe(!ways.includes('cash') && !(ways.includes('points') && pointsPay));
      }),
    );
  });

  it.each<[PayBy, readonly PayBy[], PointsWay['kind'], PayBy | undefined]>([
    ['cash', ['cash', 'points'], 'enough', 'cash'],
    ['points', ['cash', 'points'], 'enough', 'points'],
    ['points', ['cash', 'points'], 'unknown', 'points'],
    ['points', ['cash', 'points'], 'short', 'cash'],
    ['points', ['cash', 'points'], 'notAllowed', 'cash'],
    ['points', ['cash'], 'notOffered', 'cash'],
    ['cash', ['points'], 'enough', 'points'],
    ['cash', ['points'], 'short', undefined],
    ['cash', [], 'enough', undefined],
  ])('%s of %j, with points %s, is %s', (chosen, ways, kind, offered) => {
    expect(payableBy(chosen, ways, { kind })).toBe(offered);
  });

  it('the ways are those that have a price', () => {
    const cash = [{ amount: 6000, currency: 'CNY' }];
    expect([waysOf({ cash, points: 600 }), waysOf({ cash }), waysOf({ cash: [], points: 0 })]).toEqual([
      ['cash', 'points'],
      ['cash'],
      ['points'],
    ]);
  });
});

describe('a seat for points alone', () => {
  const priced = (price: OrderedPrice) => ({ name: '张三', pointsAllowed: true, price });
  const yuan = { amount: 3000, currency: 'CNY' };

  it('is not paid with cash, nor is anything with it', () => {
    const order = { cash: [yuan], points: 800 };
    expect(
      waysOf({ ...order, seats: [priced({ cash: yuan, points: 300 }), priced({ points: 500 })] }),
    ).toEqual(['points']);
    expect(waysOf({ ...order, seats: [priced({ cash: yuan, points: 300 }), priced({})] })).toEqual([
      'cash',
      'points',
    ]);
  });
});

describe('refundWay', () => {
  const yuan = [{ amount: 3000, currency: 'CNY' }];
  it.each([
    [{ cash: yuan }, 'cash'],
    [{ cash: [], points: 300 }, 'points'],
    [{ cash: yuan, points: 300 }, 'both'],
    [{ cash: yuan, points: 300, paidBy: 'cash' }, 'cash'],
    [{ cash: yuan, points: 300, paidBy: 'points' }, 'points'],
    [{ cash: yuan, points: 300, paidBy: 'nothing' }, 'both'],
    [{ cash: yuan, paidBy: 'nothing' }, 'cash'],
    [{ cash: [] }, 'both'],
  ] as const)('of %o is %s', (order, way) => {
    expect(refundWay(order)).toBe(way);
  });
});

describe('costsNothing', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ cash: { amount: 0, currency: 'CNY' }, points: 0 }, true],
    [{ cash: { amount: 1, currency: 'CNY' } }, false],
    [{ points: 1 }, false],
    [{ cash: { amount: 0, currency: 'CNY' }, points: 1 }, false],
  ])('%j: %s', (price, nothing) => expect(costsNothing(price)).toBe(nothing));
});
