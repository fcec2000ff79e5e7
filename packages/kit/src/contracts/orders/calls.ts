import type { Call } from '../call.ts';
import { answerFlightChange, queryOrderDetail } from './order-detail.ts';
import { cancelOrder, cancelWaitlist, findOrders, queryOrders, queryPendingOrders } from './orders.ts';
import { queryPayment, preparePayment, closePayment } from './payments.ts';
import { pointsOffer, buyPoints, pointsOrders, cancelPointsOrder } from './points-orders.ts';
import { queryReimbursement, requestReimbursement } from './reimbursement.ts';
import { tierOffers, orderTier, tierOrders, cancelTierOrder } from './tier-orders.ts';

/** Calls of the area `orders`. */
export const calls: readonly Call[] = [
  queryOrders,
  queryPendingOrders,
  findOrders,
  queryOrderDetail,
  cancelOrder,
  cancelWaitlist,
  answerFlightChange,
  queryReimbursement,
  requestReimbursement,
  queryPayment,
  preparePayment,
  closePayment,
  pointsOffer,
  buyPoints,
  pointsOrders,
  cancelPointsOrder,
  tierOffers,
  orderTier,
  tierOrders,
  cancelTierOrder,
];
