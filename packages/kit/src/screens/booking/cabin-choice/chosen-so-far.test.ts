import { describe, expect, it } from 'vitest';
import { offers as read, type FlightOffer } from '../../../contracts/booking/offer.ts';
import { chosenSoFar } from './chosen-so-far.ts';

const priced = (fare: number) => ({ fare, taxes: [{ code: 'fund', amount: 5000 }], total: fare + 5000 });
const fare = (fareId: string, adult: number, more: object = {}) => ({
  fareId,
  family: 'basic',
  name: '基础经济舱',
  cabin: 'economy',
  bookingClass: 'Z',
  price: { adult: priced(adult), child: priced(adult / 2) },
  currency: 'CNY',
  ...more,
});
const offer = (offerId: string, flightNo: string, day: string, fares: readonly object[]) => ({
  offerId,
  legs: [
    {
      flightNo,
      carrier: 'MU',
      stops: [],
      from: 'SHA',
      to: 'PEK',
      departs: `${day}T08:00:00+08:00`,
      arrives: `${day}T10:15:00+08:00`,
    },
  ],
  fares,
});
const there = offer('now-1', 'MU5101', '2026-07-01', [fare('x', 60_000, { points: 9000 })]);
const back = offer('now-2', 'MU5102', '2026-07-05', [
  fare('y', 80_000, { points: 12_000 }),
  fare('yen', 80_000, { currency: 'JPY' }),
  fare('adults', 80_000, { price: { adult: priced(80_000) } }),
]);

const offers: readonly FlightOffer[] = read.parse([there, back]).readable;
const earlier = [{ offerId: 'before', fareId: 'x', flights: 'MU5101' }];
const search = {
  kind: 'return',
  segments: [
    { from: 'SHA', to: 'PEK', day: '2026-07-01' },
    { from: 'PEK', to: 'SHA', day: '2026-07-05' },
  ],
  adults: 1,
  children: 1,
  infants: 0,
  points: false,
  direct: false,
} as const;
const alone = { ...search, children: 0 };

describe('the fares so far', () => {
  it('come to the price of the whole party for every segment', () => {
    const { chosen, total, prices } = chosenSoFar({ search, earlier }, offers, 'y');
    expect(chosen?.fareId).toBe('y');
    expect(total).toEqual({ amount: 65_000 + 35_000 + 85_000 + 45_000, currency: 'CNY' });
    expect(prices.map(({ kind, each }) => [kind, each?.total])).toEqual([
      ['adults', 150_000],
      ['children', 80_000],
    ]);
  });

  it.each([
    ['nothing is chosen', undefined],
    ['a price of one of the party is not told', 'adults'],
    ['they are in two currencies', 'yen'],
    ['the fare is gone', 'z'],
  ])('have no sum while %s', (_, fareId) =>
    expect(chosenSoFar({ search, earlier }, offers, fareId).total).toBeUndefined(),
  );

  it('have no sum where the fare of a segment before is gone', () =>
    expect(
      chosenSoFar({ search, earlier: [{ offerId: 'before', fareId: 'z' }] }, offers, 'y').total,
    ).toBeUndefined());

  it('come to points where these are asked for', () => {
    expect(chosenSoFar({ search: alone, earlier }, offers, 'y').points).toBeUndefined();
    expect(chosenSoFar({ search: { ...alone, points: true }, earlier }, offers, 'y').points).toEqual({
      points: 21_000,
      taxes: 10_000,
    });
  });

  it('are named by the offers of the last answer', () => {
    const named = [{ offerId: 'now-1', fareId: 'x', flights: 'MU5101' }];
    expect(chosenSoFar({ search, earlier }, offers, undefined).named).toEqual(named);
    expect(chosenSoFar({ search, earlier }, offers, 'y').named).toEqual([
      ...named,
      { offerId: 'now-2', fareId: 'y', flights: 'MU5102' },
    ]);
  });
});
