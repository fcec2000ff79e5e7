// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { pointsAccountSummary, pointsActivityDetail, pointsSummary } from '../../contracts/points/points.ts';
import { cancelTierOrder, orderTier, tierOffers, tierOrders } from '../../contracts/orders/tier-orders.ts';
import { tierRefusals } from '../../contracts/tiers/tier-refusals.ts';
import { calculateRetain, calculateUpgrade } from '../../contracts/tiers/tiers.ts';
import { renderClientHook } from '../render-client-hook.support.tsx';
import {
  itLooksUp,
  itNamesRefusals,
  itReads,
  itReloads,
  itWrites,
  looksUp,
  reads,
  writes,
} from '../hook.support.ts';
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

itReads([
  reads(tierOffers, useTierOffers, { freshFor: 0 }),
  reads(tierOrders, useTierOrders, { freshFor: 0 }),
]);

it.each([
  ['offers', () => useTierOffers({ enabled: false })],
  ['orders', () => useTierOrders({ enabled: false })],
])('asks for no %s until the screen wants them', (_, hook: () => unknown) => {
  const { render, sent } = renderClientHook();
  render(hook);
  expect(sent).toEqual([]);
});

itWrites([
  writes(orderTier, useOrderTier, { purchaseId: 'purchase-1', offerId: 'o-1' }, told),
  writes(cancelTierOrder, useCancelTierOrder, { orderNo: 'T-1' }, told),
]);

itLooksUp([
  looksUp(tierOrders, useLookUpTierOrders, { answer: { now: '2026-06-01T10:00:00+08:00', orders: [] } }),
]);

const bought = [
  tierOffers,
  calculateUpgrade,
  calculateRetain,
  pointsSummary,
  pointsActivityDetail,
  pointsAccountSummary,
];
itReloads(useReloadTier, bought);
itReloads(useReloadTierOrders, [...bought, tierOrders]);

itNamesRefusals(tierRefusedAs, 'TIR05', 'tierOrder.waiting');
