import { consentTo } from '@mapp/kit/rules';
import type { Payloads } from './payload.ts';

import { agentCodeAskedFor } from '../agent-refund/agent-refund.ts';
import { codeAskedFor, openQuery } from '../repurchase/store.ts';
import { seededProof } from '../refunds/proof-store.ts';
import { seededQuoteId } from '../refunds/request-store.ts';
import { referenceOf } from '../refunds/saved-results.ts';

/** Document of the passenger of the fixed tickets. */
export const memberDocument = '310104199103072512';

export const refundsPayloads = {
  ticketFees: { ticketNo: '7812100000001', name: '张三' },
  saveFeeResult: { reference: referenceOf('7812100000001'), way: 'refund' },
  removeFeeResult: { reference: referenceOf('7812100000031') },
  sendRepurchaseCode: { ticketNo: '7812100000020', documentNo: memberDocument },
  findRepurchase: {
    ticketNo: codeAskedFor,
    newTicketNo: '7812100000021',
    documentNo: memberDocument,
    code: '246810',
  },
  repurchaseResult: { queryId: openQuery },
  submitRepurchase: { queryId: openQuery },
  refundCard: { requestNo: 'RF2611000001' },
  saveRefundCard: {
    requestNo: 'RF2611000001',
    kind: 'savings',
    cardNumber: '6222020000000000000',
    bank: 'icbc',
  },
  findAgentTicket: { ticketNo: '7812100000031', name: '张三' },
  sendAgentCode: { ticketNo: '7812100000031' },
  submitAgentRefund: {
    submissionId: 'submission-agent-1',
    ticketNo: agentCodeAskedFor,
    quoteId: seededQuoteId,
    code: '246810',
    agreed: true,
  },
  uploadProof: { file: new File(['%PDF-1.7'], 'delay.pdf', { type: 'application/pdf' }) },
  refundTickets: {},
  findAccompanying: {
    adult: '7812100000001',
    paxType: 'CHD',
    name: 'ZHANG/XIAOSUI',
    ticketNo: '7812100000010',
  },
  quoteRefund: { ticketNos: ['7812100000032'], reason: 'plansChanged' },
  submitRefund: {
    submissionId: 'submission-1',
    quoteId: seededQuoteId,
    ticketNos: ['7812100000032'],
    reason: 'plansChanged',
    attachments: [],
    accompanying: [],
    agreed: true,
    consents: [consentTo('conditions-of-carriage', 'zh')],
  },
  findRefund: { submissionId: 'submission-1' },
  refundRequests: {},
  refundRequest: { requestNo: 'RF2611000001' },
  resubmitRefund: { requestNo: 'RF2611000007', remark: '', attachments: [seededProof] },
  askForDifference: {
    requestNo: 'RF2611000005',
    ticketNo: '7812100000014',
    amount: { amount: 12_000, currency: 'CNY' },
    reason: '按航班延误应少收退票费',
    attachments: [],
  },
} satisfies Payloads;
