import { pointsAccountSummary, pointsActivityDetail, pointsSummary } from '../../contracts/points/points.ts';
import { cancelTierOrder, orderTier, tierOffers, tierOrders } from '../../contracts/orders/tier-orders.ts';
import { tierRefusals } from '../../contracts/tiers/tier-refusals.ts';
import { calculateRetain, calculateUpgrade } from '../../contracts/tiers/tiers.ts';
import { looksUp, reads, writes, type HookRows } from '../hook.support.ts';
import {
  tierRefusedAs,
  useCancelTierOrder,
  useLookUpTierOrders,
  useOrderTier,
  useReloadTier,
  useReloadTierOrders,
  useTierOffers,
  useTierOrders,
} from './tier-orders.ts';

const told = ['noAnswer', ...Object.keys(tierRefusals)];

const bought = [
  tierOffers,
  calculateUpgrade,
  calculateRetain,
  pointsSummary,
  pointsActivityDetail,
  pointsAccountSummary,
];

/** Duties of the hooks in `tier-orders.ts`. */
export const rows: HookRows = {
  reads: [
    reads(tierOffers, useTierOffers, { freshFor: 0 }),
    reads(tierOrders, useTierOrders, { freshFor: 0 }),
  ],
  waits: [
    ['offers', () => useTierOffers({ enabled: false })],
    ['orders', () => useTierOrders({ enabled: false })],
  ],
  writes: [
    writes(orderTier, useOrderTier, { purchaseId: 'purchase-1', offerId: 'o-1' }, told),
    writes(cancelTierOrder, useCancelTierOrder, { orderNo: 'T-1' }, told),
  ],
  lookUps: [
    looksUp(tierOrders, useLookUpTierOrders, { answer: { now: '2026-06-01T10:00:00+08:00', orders: [] } }),
  ],
  reloads: [
    [useReloadTier, bought],
    [useReloadTierOrders, [...bought, tierOrders]],
  ],
  refusals: [[tierRefusedAs, 'TIR05', 'tierOrder.waiting']],
};
