import type { ErrorEntry } from '../errors-entry.ts';

/** Errors of orders of every kind; the documents name the screens and limits alone, the codes are our proposal. */
export const orderErrors = [
  {
    code: 'order.notFound',
    meaning: 'The number is none of the member’s orders',
    action: 'correct',
    messageKey: 'orders.missing.text',
    titleKey: 'orders.missing',
    calls: ['cancelOrder', 'cancelWaitlist', 'answerFlightChange', 'requestReimbursement'],
  },
  {
    code: 'order.closed',
    meaning: 'The order has been paid, cancelled or has expired: there is nothing left to cancel',
    action: 'none',
    messageKey: 'orders.closed.text',
    titleKey: 'orders.closed',
    calls: ['cancelOrder', 'cancelWaitlist'],
  },
  {
    code: 'order.span',
    meaning: 'More days than can be asked for at once',
    action: 'correct',
    messageKey: 'orders.span.text',
    titleKey: 'orders.span',
    calls: ['queryOrders', 'findOrders'],
  },
  {
    code: 'order.changeGone',
    meaning: 'The flight has been changed once more, or somebody has decided already',
    action: 'correct',
    messageKey: 'flight-change.gone.text',
    titleKey: 'flight-change.gone',
    calls: ['answerFlightChange'],
  },
  {
    code: 'order.noVoucher',
    meaning: 'No voucher can be asked for: not flown yet, more than 180 days ago, or given back',
    action: 'none',
    messageKey: 'reimbursement.refused.text',
    titleKey: 'reimbursement.refused',
    calls: ['requestReimbursement'],
  },
  {
    code: 'order.outcomeUnknown',
    meaning: 'No answer came: how the order stands is looked up before anything is sent again',
    action: 'retry',
    messageKey: 'outcome.text',
    calls: ['cancelOrder', 'cancelWaitlist', 'answerFlightChange', 'requestReimbursement'],
  },
] as const satisfies readonly ErrorEntry[];
