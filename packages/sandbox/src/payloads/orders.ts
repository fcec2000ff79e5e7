import { ticketOrderNos } from '../ticket-orders/inputs.ts';
import type { Payloads } from './payload.ts';

export const ordersPayloads = {
  queryOrders: { from: '2026-05-01', to: '2026-06-01' },
  queryPendingOrders: {},
  findOrders: { orderNo: ticketOrderNos.ticketed },
  queryOrderDetail: { orderNo: ticketOrderNos.moved },
  cancelOrder: { orderNo: ticketOrderNos.waiting },
  cancelWaitlist: { orderNo: ticketOrderNos.waitlist },
  answerFlightChange: {
    orderNo: ticketOrderNos.moved,
    changeId: `C${ticketOrderNos.moved}`,
    answer: 'accept',
  },
  queryReimbursement: { orderNo: ticketOrderNos.flown },
  requestReimbursement: {
    orderNo: ticketOrderNos.flown,
    ticketNos: ['7812100001041'],
    title: '张三',
  },
} satisfies Payloads;
