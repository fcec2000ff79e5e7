// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { searchFlights, type FlightQuery } from '../../contracts/booking/search-flights.ts';
import { querySpecialProducts } from '../../contracts/booking/special-products.ts';
import { verifyOffer } from '../../contracts/booking/verify-offer.ts';
import { itLooksUp, itNamesRefusals, itReads, looksUp, reads } from '../hook.support.ts';
import { renderClientHook } from '../render-client-hook.support.tsx';
import { bookingRefusedAs, useFlightOffers, useSpecialProducts, useVerifyOffer } from './flights.ts';

afterEach(cleanup);

const passengers = { adults: 1, children: 0, infants: 0 };
const query: FlightQuery = {
  segments: [{ from: 'SHA', to: 'PEK', day: '2026-07-01' }],
  step: 1,
  passengers,
};
const choice = { offers: [{ offerId: 'o', fareId: 'f' }], passengers };

itReads([
  reads(searchFlights, () => useFlightOffers(query), { payload: query, guests: true, freshFor: 300 }),
  reads(querySpecialProducts, useSpecialProducts, { guests: true }),
]);

itLooksUp([
  looksUp(verifyOffer, useVerifyOffer, {
    given: [choice],
    payload: choice,
    answer: { state: 'same' },
    unseen: true,
    untold: ['noAnswer'],
  }),
]);

itNamesRefusals(bookingRefusedAs, 'BKG04', 'booking.offerUnknown');

it('nothing is asked without a query', () => {
  const trial = renderClientHook();
  trial.render(() => useFlightOffers(undefined));
  expect(trial.sent).toEqual([]);
});
