import type { ErrorEntry } from '../errors-entry.ts';

const pay = ['queryPayment', 'preparePayment', 'closePayment'];
const prepare = ['preparePayment'];
const buy = ['buyPoints'];

/** Errors of paying and of buying points; the documents name the screens alone, the codes are our proposal. */
export const paymentErrors = [
  {
    code: 'payment.notFound',
    meaning: 'There is no such order to pay for',
    action: 'none',
    messageKey: 'payment.notFound.text',
    titleKey: 'payment.notFound',
    calls: pay,
  },
  {
    code: 'payment.expired',
    meaning: 'The time for paying is over',
    action: 'none',
    messageKey: 'payment.expired.text',
    titleKey: 'payment.expired',
    calls: prepare,
  },
  {
    code: 'payment.paid',
    meaning: 'The order has been paid already',
    action: 'none',
    messageKey: 'payment.paid.text',
    titleKey: 'payment.paid',
    calls: prepare,
  },
  {
    code: 'payment.cancelled',
    meaning: 'The order has been cancelled',
    action: 'none',
    messageKey: 'payment.cancelled.text',
    titleKey: 'payment.cancelled',
    calls: prepare,
  },
  {
    code: 'payment.method',
    meaning: 'The order cannot be paid in the way that was chosen',
    action: 'correct',
    messageKey: 'payment.method.refusedText',
    titleKey: 'payment.method.refused',
    calls: prepare,
  },
  {
    code: 'payment.confirming',
    meaning:
      'The result of the last attempt is not certain yet; it is asked for, and nothing is paid once more',
    action: 'none',
    messageKey: 'payment.confirming.text',
    titleKey: 'payment.confirming',
    calls: ['preparePayment', 'closePayment'],
  },
  {
    code: 'payment.abnormal',
    meaning: 'The money came and the order could not take it; somebody looks into it',
    action: 'none',
    messageKey: 'payment.abnormal.text',
    titleKey: 'payment.abnormal',
    calls: ['queryPayment'],
  },
  {
    code: 'payment.failed',
    meaning: 'The last attempt to pay failed, nothing was charged',
    action: 'retry',
    messageKey: 'payment.failed.text',
    titleKey: 'payment.failed',
    calls: ['queryPayment'],
  },
  {
    code: 'payment.noCashier',
    meaning: 'The host cannot open a cashier',
    action: 'retry',
    messageKey: 'payment.noCashier.text',
    titleKey: 'payment.noCashier',
  },
  {
    code: 'payment.outcomeUnknown',
    meaning: 'No answer came: whether it was paid is found out before anything is sent again',
    action: 'retry',
    messageKey: 'outcome.text',
    calls: prepare,
  },
  {
    code: 'buyPoints.amount',
    meaning: 'This number of points is not sold',
    action: 'correct',
    messageKey: 'points-orders.refused.amountText',
    titleKey: 'points-orders.refused.amount',
    calls: buy,
  },
  {
    code: 'buyPoints.yearLimit',
    meaning: 'More points than may be bought in a year',
    action: 'correct',
    messageKey: 'points-orders.refused.yearText',
    titleKey: 'points-orders.refused.year',
    calls: buy,
  },
  {
    code: 'buyPoints.child',
    meaning: 'Points are not sold to children',
    action: 'none',
    messageKey: 'points-orders.child.text',
    titleKey: 'points-orders.child',
    calls: buy,
  },
  {
    code: 'buyPoints.orderClosed',
    meaning: 'The order has been paid or cancelled already',
    action: 'none',
    messageKey: 'points-orders.refused.closedText',
    titleKey: 'points-orders.refused.closed',
    calls: ['cancelPointsOrder'],
  },
  {
    code: 'buyPoints.outcomeUnknown',
    meaning: 'No answer came: whether there is an order is looked up before anything is sent again',
    action: 'retry',
    messageKey: 'outcome.text',
    calls: ['buyPoints', 'cancelPointsOrder'],
  },
] as const satisfies readonly ErrorEntry[];
