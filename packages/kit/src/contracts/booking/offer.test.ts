import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';
import { searchFlights } from './search-flights.ts';

const leg = {
  flightNo: 'MU5101',
  carrier: 'MU',
  from: 'SHA',
  to: 'PEK',
  departs: '2026-12-01T08:00:00+08:00',
  arrives: '2026-12-01T10:10:00+08:00',
  stops: [],
};
const adult = { fare: 54_000, taxes: [{ code: 'fund', amount: 5000 }], total: 59_000 };
const fare = {
  fareId: 'basic',
  family: 'basic',
  name: 'Economy Basic',
  cabin: 'economy',
  bookingClass: 'R',
  price: { adult },
  currency: 'CNY',
  change: { answer: 'refused' },
  refund: { answer: 'allowed', fee: { amount: 1600, currency: 'CNY' } },
};
const offer = { offerId: '1', legs: [leg], fares: [fare] };

const readAs = (...offers: unknown[]) => {
  const told = read(searchFlights.response, { offers });
  if ('field' in told) throw new Error(told.field);
  return told;
};
const first = (given: unknown) => readAs(given).data.offers[0];

describe('an offer', () => {
  it('knows its times from its instants', () => {
    const onward = {
      ...leg,
      flightNo: 'MU2237',
      from: 'PKX',
      to: 'URC',
      departs: '2026-12-01T12:40:00+08:00',
      arrives: '2026-12-01T16:45:00+08:00',
    };
    expect(first({ ...offer, legs: [leg, onward] })).toMatchObject({
      minutes: 525,
      waits: [{ airport: 'PEK', toAirport: 'PKX', minutes: 150 }],
      legs: [{ minutes: 130 }, { minutes: 245 }],
    });
  });

  it('cannot be read without one of its legs, or one of its landings', () => {
    const landing = { ...leg, stops: [{ arrives: leg.arrives }] };
    const told = readAs(
      offer,
      { ...offer, legs: [leg, { ...leg, to: 7 }] },
      { ...offer, legs: [landing] },
      { ...offer, legs: [] },
      null,
    );
    expect(told.data.offers).toHaveLength(1);
    expect(told.data.unreadOffers).toBe(4);
  });

  it('is not sold out where its fares cannot be read', () => {
    expect(first({ ...offer, fares: [{ ...fare, price: null }] })).toMatchObject({
      fares: [],
      unreadFares: 1,
    });
    expect(first({ ...offer, fares: [] })).toMatchObject({ fares: [], unreadFares: 0 });
  });
});

describe('the answers of a fare', () => {
  const fareOf = (change: object) => first({ ...offer, fares: [{ ...fare, ...change }] })?.fares[0];

  it('are unknown where they are not told, or cannot be read; never refused', () => {
    expect(fareOf({ change: null, refund: { answer: 'maybe' } })).toMatchObject({
      change: { answer: 'unknown' },
      refund: { answer: 'unknown' },
      baggage: { checked: { answer: 'unknown' } },
    });
    expect(fareOf({ baggage: { checked: { answer: 'allowed', pieces: 1, kg: null } } })).toMatchObject({
      baggage: { checked: { answer: 'allowed', pieces: 1 } },
    });
  });

  it('keep a fee that cannot be read out, not the permission', () => {
    expect(fareOf({ refund: { answer: 'allowed', fee: 'some' } })?.refund).toEqual({ answer: 'allowed' });
  });

  it('keep a cabin and a family that nobody knows', () => {
    expect(fareOf({ cabin: 'sky sofa', family: 'moon' })).toMatchObject({
      cabin: 'sky sofa',
      family: 'moon',
    });
  });

  it('tell a ladder up to what cannot be read of it', () => {
    const band = { until: 2880, refund: { answer: 'percent', percent: 5 }, change: { answer: 'refused' } };
    const unknown = { answer: 'unknown' };
    expect(fareOf({ rule: [band, 7] })?.rule).toEqual([
      band,
      { until: undefined, refund: unknown, change: unknown },
    ]);
    expect(fareOf({ rule: 'free' })?.rule).toBeUndefined();
  });
});
