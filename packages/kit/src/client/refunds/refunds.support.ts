import { refundRefusals } from '../../contracts/refunds/refund-refusals.ts';
import { findRefund, quoteRefund, submitRefund } from '../../contracts/refunds/refund-quote.ts';
import {
  askForDifference,
  refundRequest,
  refundRequests,
  resubmitRefund,
  type RefundRequest,
} from '../../contracts/refunds/refund-request.ts';
import { findAccompanying, refundTickets } from '../../contracts/refunds/refund-tickets.ts';
import { looksUp, reads, writes, type HookRows } from '../hook.support.ts';
import {
  useAskForDifference,
  useFindAccompanying,
  useLookUpRefund,
  useLookUpRequest,
  useRefundQuote,
  useRefundRequest,
  useRefundRequests,
  useRefundTickets,
  useReloadRefunds,
  useResubmitRefund,
  useSubmitRefund,
} from './refunds.ts';

const refusals = Object.keys(refundRefusals);
const told = ['noAnswer', ...refusals];
const requestNo = 'RF2611000001';
const wish = { ticketNos: ['7812100000031'], reason: 'plansChanged' as const };
const along = {
  adult: '7812100000001',
  paxType: 'CHD',
  name: 'ZHANG/XIAOSUI',
  ticketNo: '7812100000010',
} as const;
const known: RefundRequest = {
  requestNo,
  state: 'received',
  currency: 'CNY',
  tickets: [],
  times: { received: '2026-06-01T10:00:00+08:00' },
  history: [],
};

/** Duties of the hooks in `refunds.ts`. */
export const rows: HookRows = {
  reads: [
    reads(refundTickets, () => useRefundTickets()),
    reads(refundRequests, () => useRefundRequests()),
    reads(refundRequest, () => useRefundRequest(requestNo), { payload: { requestNo }, untold: refusals }),
    reads(quoteRefund, () => useRefundQuote(wish), { payload: wish, untold: refusals, freshFor: 0 }),
  ],
  writes: [
    writes(
      submitRefund,
      useSubmitRefund,
      {
        ...wish,
        submissionId: 'submission-1',
        quoteId: 'Q1',
        attachments: [],
        accompanying: [],
        agreed: true,
      },
      told,
    ),
    writes(resubmitRefund, useResubmitRefund, { requestNo, remark: '', attachments: ['F-1'] }, told),
    writes(
      askForDifference,
      useAskForDifference,
      {
        requestNo,
        ticketNo: '7812100000014',
        amount: { amount: 100, currency: 'CNY' },
        reason: 'fee',
        attachments: [],
      },
      told,
    ),
  ],
  lookUps: [
    looksUp(findRefund, useLookUpRefund, {
      given: ['submission-1'],
      payload: { submissionId: 'submission-1' },
      answer: { request: known },
      gives: known,
      unseen: true,
      untold: [],
    }),
    looksUp(findAccompanying, useFindAccompanying, {
      given: [along],
      payload: along,
      answer: { ticketNo: along.ticketNo, name: '张晓', paxType: 'CHD' },
      unseen: true,
      untold: told,
    }),
    looksUp(refundRequest, useLookUpRequest, {
      given: [requestNo],
      payload: { requestNo },
      answer: { request: known },
      gives: known,
    }),
  ],
  reloads: [[useReloadRefunds, [refundTickets, refundRequests, refundRequest, quoteRefund]]],
};
