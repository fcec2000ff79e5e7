import { describe, expect, it } from 'vitest';
import { findOffer, flightsOf } from './find-offer.ts';

const leg = (flightNo: string, departs: string) => ({ flightNo, departs });
const direct = [leg('MU5101', '2026-06-08T08:00:00+08:00')];
const overnight = [leg('MU5117', '2026-06-08T22:00:00+08:00'), leg('MU721', '2026-06-09T08:00:00+08:00')];
const sameDay = [leg('MU5117', '2026-06-08T08:00:00+08:00'), leg('MU721', '2026-06-08T14:00:00+08:00')];

describe('the flights of an offer', () => {
  it.each([
    [direct, 'MU5101'],
    [overnight, 'MU5117-MU721.1'],
    [sameDay, 'MU5117-MU721'],
    [[], ''],
  ])('%# are its numbers and the days between', (legs, flights) => expect(flightsOf(legs)).toBe(flights));

  it('count days where one leaves, also over the date line', () =>
    expect(
      flightsOf([leg('MU1', '2026-06-08T10:00:00+12:00'), leg('MU2', '2026-06-07T20:00:00-10:00')]),
    ).toBe('MU1-MU2.-1'));
});

describe('an offer that was named before', () => {
  const offers = [
    { offerId: 'b', legs: direct },
    { offerId: 'c', legs: overnight },
  ];

  it('is the one of its id, whatever it flies', () =>
    expect(findOffer(offers, { offerId: 'c', flights: 'MU5101' })?.offerId).toBe('c'));
  it('is the one of its flights, once the id is another', () =>
    expect(findOffer(offers, { offerId: 'a', flights: 'MU5101' })?.offerId).toBe('b'));
  it.each([{ offerId: 'a' }, { offerId: 'a', flights: '' }, { offerId: 'a', flights: 'MU5117-MU721' }, {}])(
    'is none as %o',
    (named) => expect(findOffer(offers, named)).toBeUndefined(),
  );
});
