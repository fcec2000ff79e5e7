import { tierOrderNos } from '../tier-orders/inputs.ts';
import type { Payloads } from './payload.ts';

export const tierOrdersPayloads = {
  orderTier: { purchaseId: '7d1f9a30-5c1b-4c58-9a52-1c4f5e6a7b80', offerId: 'raise-SIL-20000-30000' },
  cancelTierOrder: { orderNo: tierOrderNos.waiting },
} satisfies Payloads;
