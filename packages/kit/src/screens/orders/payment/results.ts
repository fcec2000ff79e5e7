import type { Navigation } from '../../../navigation/navigation.ts';
import type { PaymentKind } from '../../../rules/payments/payment.ts';

type Ways = Pick<Navigation, 'href'>;
type Place = (navigation: Ways, orderNo: string) => string;

/** Where each kind of order tells the outcome of its payment: the cashier leads there. */
export const resultOf: Readonly<Record<PaymentKind, Place>> = {
  seats: ({ href }, order) => href('seatChosen', { query: { order } }),
  points: ({ href }, orderNum) => href('pointsPaymentResult', { query: { orderNum } }),
  tier: ({ href }, tradingOrderNo) => href('tierPaymentResult', { query: { tradingOrderNo } }),
  ticket: ({ href }, order) => href('bankPaymentResult', { query: { order } }),
  change: ({ href }, change) => href('reschedule', { query: { change } }),
  upgrade: ({ href }, order) => href('upgradeOrder', { query: { order } }),
  service: ({ href }, order) => href('bankPaymentResult', { query: { order } }),
};

/** Where an order of each kind is shown. */
export const orderOf: Readonly<Record<PaymentKind, Place>> = {
  seats: ({ href }, order) => href('seatOrderDetail', { query: { order } }),
  points: ({ href }, orderNum) => href('pointsOrderDetail', { query: { orderNum } }),
  tier: ({ href }, tradingOrderNo) => href('tierOrderDetail', { query: { tradingOrderNo } }),
  ticket: ({ href }, id) => href('orderDetail', { params: { id } }),
  service: ({ href }, id) => href('travelOrderDetail', { params: { id } }),
  change: ({ href }, change) => href('reschedule', { query: { change } }),
  upgrade: ({ href }, order) => href('upgradeOrder', { query: { order } }),
};
