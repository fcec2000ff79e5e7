import { agreedTerms } from '../booking/terms.ts';
import type { Payloads } from './payload.ts';

const offers = [{ offerId: 'MU5101.20260701_tfxk80', fareId: 'standard' }];
const passengers = { adults: 1, children: 0, infants: 0 };

export const bookingPayloads = {
  recommendedFares: {},
  searchFlights: { segments: [{ from: 'SHA', to: 'PEK', day: '2026-07-01' }], step: 1, passengers },
  // Told at 2026-06-01T10:00:00+08:00.
  verifyOffer: { offers: [{ offerId: 'MU5101.20260701_tfxk80', fareId: 'standard' }], passengers },
  queryBookingForm: { offers, passengers },
  createOrder: {
    bookingId: '3f0c1d2e-7b7a-4d9e-8f2a-1c4d5e6f0b8f',
    offers,
    passengers: [
      {
        paxType: 'ADT',
        cnFamilyName: '李',
        cnGivenName: '四',
        enFamilyName: 'LI',
        enGivenName: 'SI',
        document: { idType: 'NI', idNo: '310104199003074510' },
      },
    ],
    contact: { name: '李四', phone: '+8613900000031', email: '' },
    code: '246810',
    insurances: [],
    addOns: [],
    points: 0,
    marketing: false,
    agreed: agreedTerms(),
    total: { amount: 68_000, currency: 'CNY' },
  },
  findBooking: { bookingId: '3f0c1d2e-7b7a-4d9e-8f2a-1c4d5e6f0b8f' },
} satisfies Payloads;
