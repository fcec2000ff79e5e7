import { activationCodes, offers } from '../coupons/inputs.ts';
import type { Payloads } from './payload.ts';

export const couponsPayloads = {
  activateCoupon: { code: activationCodes.right, activationId: '5f0a4d3c-0000-4000-8000-000000000001' },
  takeOffer: { offerId: offers.ticket },
} satisfies Payloads;
