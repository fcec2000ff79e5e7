import type { ErrorEntry } from '../errors-entry.ts';

/** Errors of refunds. Source: travel.md sections 6 and 8. */
export const refundErrors = [
  {
    code: 'refund.pointsPaymentFailed',
    meaning: 'Points payment failed and moved to manual handling, call 95530',
    action: 'callHotline',
    messageKey: 'refunds.pointsPaymentFailed',
  },
  {
    code: 'refund.mismatch',
    meaning: 'Name, ID or phone mismatch: real-name verification in the app, or the hotline',
    action: 'callHotline',
    messageKey: 'refunds.mismatch',
  },
  {
    code: 'refund.originalChannel',
    meaning: 'The ticket must be refunded via the original channel',
    action: 'elsewhere',
    messageKey: 'refunds.originalChannel',
  },
  {
    code: 'refund.inApp',
    meaning: 'The order must be handled in the app',
    action: 'elsewhere',
    messageKey: 'refunds.inApp',
  },
  {
    code: 'refund.mixedPayment',
    meaning: 'A mixed-payment product goes back to the purchase channel',
    action: 'elsewhere',
    messageKey: 'refunds.mixedPayment',
  },
  {
    code: 'refund.printedItinerary',
    meaning: 'A printed itinerary must be mailed first',
    action: 'elsewhere',
    messageKey: 'refunds.printedItinerary',
  },
  {
    code: 'refund.onlyTwoKinds',
    meaning: 'Only voluntary and irregular-flight refunds',
    action: 'callHotline',
    messageKey: 'refunds.onlyTwoKinds',
  },
  {
    code: 'refund.onlyAdults',
    meaning: 'Only adults; children through the original channel',
    action: 'elsewhere',
    messageKey: 'refunds.onlyAdults',
    calls: ['ticketFees'],
  },
  {
    code: 'refund.ticketNotFound',
    meaning: 'No ticket of this number and name',
    action: 'correct',
    messageKey: 'refunds.ticketNotFound',
    calls: ['ticketFees'],
  },
  {
    code: 'refund.resultGone',
    meaning: 'A result of the fee calculator is not kept any more',
    action: 'correct',
    messageKey: 'refunds.resultGone',
    calls: ['ticketFees', 'saveFeeResult'],
  },
  {
    code: 'refund.savingUnknown',
    meaning:
      'No answer came: whether a result was saved or removed is looked up before anything is sent again',
    action: 'retry',
    messageKey: 'outcome.text',
    calls: ['saveFeeResult', 'removeFeeResult'],
  },
] as const satisfies readonly ErrorEntry[];
