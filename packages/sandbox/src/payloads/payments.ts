import { pointsOrderNos } from '../points-orders/inputs.ts';
import { guestOrderKey, ticketOrderNos } from '../ticket-orders/inputs.ts';
import type { Payloads } from './payload.ts';

/** A guest's: it is answered whoever asks. */
const named = { orderNo: ticketOrderNos.guest, orderKey: guestOrderKey };

export const paymentsPayloads = {
  queryPayment: named,
  preparePayment: {
    ...named,
    method: 'wechat',
    returnTo: '/mapp/bank/paySuccess',
    cash: [{ amount: 74_000, currency: 'CNY' }],
  },
  closePayment: named,
  buyPoints: { purchaseId: '0b8f7a52-61c7-4b7a-9d3e-0f2a4c1d5e6f', points: 1000 },
  cancelPointsOrder: { orderNo: pointsOrderNos.waiting },
} satisfies Payloads;
