import type { Payloads } from './payload.ts';

const passengers = { adults: 1, children: 0, infants: 0 };

export const bookingPayloads = {
  searchFlights: { segments: [{ from: 'SHA', to: 'PEK', day: '2026-07-01' }], step: 1, passengers },
  // Told at 2026-06-01T10:00:00+08:00.
  verifyOffer: { offers: [{ offerId: 'MU5101.20260701_tfxk80', fareId: 'standard' }], passengers },
} satisfies Payloads;
