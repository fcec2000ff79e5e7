/** Events in the life of an order, as its timeline tells them. */
export const orderEvents = [
  'ordered',
  'paid',
  'paymentFailed',
  'waitlisted',
  'ticketing',
  'ticketed',
  'completed',
  'flightChanged',
  'changeAccepted',
  'changed',
  'upgraded',
  'upgradeCancelled',
  'refundAsked',
  'refunded',
  'cancelled',
  'abnormal',
] as const;
export type OrderEvent = (typeof orderEvents)[number];
