import { fixedOrderNo, seededChanges, upgradeRefOf } from '../changes/inputs.ts';
import type { Payloads } from './payload.ts';

const wish = {
  orderNo: fixedOrderNo(31),
  ticketNos: ['7812100000031'],
  leg: 0,
  offerId: 'MU5117.20260608_tfxk80',
  fareId: 'standard',
};

export const changesPayloads = {
  changeTickets: { orderNo: fixedOrderNo(31) },
  quoteChange: wish,
  orderChange: {
    ...wish,
    changeId: '5b0c1f52-8d8e-4f0d-9d75-2f6a1c9e7b31',
    releaseCheckIn: false,
    pay: { amount: 28_000, currency: 'CNY' },
    back: { amount: 0, currency: 'CNY' },
    payPoints: 0,
    backPoints: 0,
  },
  cancelChange: { orderNo: seededChanges.waitlist },
  orderUpgrade: {
    upgradeId: '0c9a4b1e-7f3d-4a26-8e55-9b1d2c3f4a41',
    upgradeRef: upgradeRefOf(41),
    cabin: 'business',
    way: 'cash',
    cash: { amount: 188_000, currency: 'CNY' },
  },
  cancelUpgrade: { orderNo: seededChanges.upgrade },
} satisfies Payloads;
