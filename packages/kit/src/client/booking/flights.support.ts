import { searchFlights, type FlightQuery } from '../../contracts/booking/search-flights.ts';
import { querySpecialProducts } from '../../contracts/booking/special-products.ts';
import { verifyOffer } from '../../contracts/booking/verify-offer.ts';
import { looksUp, reads, type HookRows } from '../hook.support.ts';
import { bookingRefusedAs, useFlightOffers, useSpecialProducts, useVerifyOffer } from './flights.ts';

const passengers = { adults: 1, children: 0, infants: 0 };
const query: FlightQuery = {
  segments: [{ from: 'SHA', to: 'PEK', day: '2026-07-01' }],
  step: 1,
  passengers,
};
const choice = { offers: [{ offerId: 'o', fareId: 'f' }], passengers };

/** Duties of the hooks in `flights.ts`. */
export const rows: HookRows = {
  reads: [
    reads(searchFlights, () => useFlightOffers(query), { payload: query, guests: true, freshFor: 300 }),
    reads(querySpecialProducts, useSpecialProducts, { guests: true }),
  ],
  waits: [['flights', () => useFlightOffers(undefined)]],
  lookUps: [
    looksUp(verifyOffer, useVerifyOffer, {
      given: [choice],
      payload: choice,
      answer: { state: 'same' },
      unseen: true,
      untold: ['noAnswer'],
    }),
  ],
  refusals: [[bookingRefusedAs, 'BKG04', 'booking.offerUnknown']],
};
