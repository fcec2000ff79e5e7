import type { Call } from '../call.ts';
import { queryPayment, preparePayment, closePayment } from './payments.ts';
import { pointsOffer, buyPoints, pointsOrders, cancelPointsOrder } from './points-orders.ts';
import { tierOffers, orderTier, tierOrders, cancelTierOrder } from './tier-orders.ts';

/** Calls of the area `orders`. */
export const calls: readonly Call[] = [
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
