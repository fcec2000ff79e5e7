import type { Call } from '../call.ts';
import { findAgentTicket, sendAgentCode, submitAgentRefund } from './agent-refund.ts';
import { refundCard, saveRefundCard } from './bank-card.ts';
import { uploadProof } from './proof.ts';
import { findRepurchase, repurchaseResult, sendRepurchaseCode, submitRepurchase } from './repurchase.ts';
import { findRefund, quoteRefund, submitRefund } from './refund-quote.ts';
import { askForDifference, refundRequest, refundRequests, resubmitRefund } from './refund-request.ts';
import { findAccompanying, refundTickets } from './refund-tickets.ts';
import { removeFeeResult, savedFeeResults, saveFeeResult } from './saved-fees.ts';
import { ticketFees } from './ticket-fees.ts';

/** Calls of the area `refunds`. */
export const calls: readonly Call[] = [
  ticketFees,
  savedFeeResults,
  saveFeeResult,
  removeFeeResult,
  uploadProof,
  sendRepurchaseCode,
  findRepurchase,
  repurchaseResult,
  submitRepurchase,
  refundTickets,
  findAccompanying,
  quoteRefund,
  submitRefund,
  findRefund,
  refundRequests,
  refundRequest,
  resubmitRefund,
  askForDifference,
  refundCard,
  saveRefundCard,
  findAgentTicket,
  sendAgentCode,
  submitAgentRefund,
];
