import { orders } from '../seed/check-in/ids.ts';
import { pointsOrderNos } from '../points-orders/inputs.ts';
import type { Payloads } from './payload.ts';

export const paymentsPayloads = {
  queryPayment: { orderNo: pointsOrderNos.waiting },
  preparePayment: {
    orderNo: orders.waiting,
    method: 'wechat',
    returnTo: '/mapp/boarde/chooseseatSucc',
    cash: [{ amount: 38_000, currency: 'CNY' }],
  },
  closePayment: { orderNo: orders.waiting },
  buyPoints: { purchaseId: '0b8f7a52-61c7-4b7a-9d3e-0f2a4c1d5e6f', points: 1000 },
  cancelPointsOrder: { orderNo: pointsOrderNos.waiting },
} satisfies Payloads;
