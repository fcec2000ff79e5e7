import type { Payloads } from './payload.ts';

import { referenceOf } from '../refunds/saved-fees-store.ts';

export const refundsPayloads = {
  ticketFees: { ticketNo: '7812100000001', name: '张三' },
  saveFeeResult: { reference: referenceOf('7812100000001'), way: 'refund' },
  removeFeeResult: { reference: referenceOf('7812100000031') },
} satisfies Payloads;
