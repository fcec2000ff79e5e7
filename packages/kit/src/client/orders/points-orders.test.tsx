// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { pointsOrderRefusals } from '../../contracts/orders/payment-refusals.ts';
import {
  buyPoints,
  cancelPointsOrder,
  pointsOffer,
  pointsOrders,
} from '../../contracts/orders/points-orders.ts';
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
  newPurchaseId,
  pointsOrderRefusedAs,
  useBuyPoints,
  useCancelPointsOrder,
  useLookUpPointsOrders,
  usePointsOffer,
  usePointsOrders,
  useReloadPointsOrders,
} from './points-orders.ts';

const told = ['noAnswer', ...Object.keys(pointsOrderRefusals)];

itReads([
  reads(pointsOffer, usePointsOffer, { freshFor: 0 }),
  reads(pointsOrders, usePointsOrders, { freshFor: 0 }),
]);

it('asks for no orders until the screen wants them', () => {
  const { render, sent } = renderClientHook();
  render(() => usePointsOrders({ enabled: false }));
  expect(sent).toEqual([]);
});

itWrites([
  writes(buyPoints, useBuyPoints, { purchaseId: 'purchase-1', points: 500 }, told),
  writes(cancelPointsOrder, useCancelPointsOrder, { orderNo: 'P-1' }, told),
]);

itLooksUp([
  looksUp(pointsOrders, useLookUpPointsOrders, { answer: { now: '2026-06-01T10:00:00+08:00', orders: [] } }),
]);

itReloads(useReloadPointsOrders, [pointsOrders, pointsOffer]);

itNamesRefusals(pointsOrderRefusedAs, 'BUY02', 'buyPoints.yearLimit');

it('names each purchase anew', () => {
  expect(newPurchaseId()).not.toBe(newPurchaseId());
});
