/** Reasons for which the airline does not let somebody do what an order could have done to it. */
export const actionBars = [
  'unpaid',
  'ticketing',
  'flown',
  'checkedIn',
  'fareRules',
  'underWay',
  'tooLate',
  'originalChannel',
  'inApp',
  'mailFirst',
  'notPaid',
  'tooOld',
  'unflown',
  'unknown',
] as const;
export type ActionBar = (typeof actionBars)[number];
