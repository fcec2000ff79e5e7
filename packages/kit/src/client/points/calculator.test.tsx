// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { accrualCalculation, rewardCalculation } from '../../contracts/points/calculator.ts';
import { pointsAccountSummary, pointsSummary } from '../../contracts/points/points.ts';
import { useAccrual, useOwnPoints, useOwnTier, useRewards } from './calculator.ts';
import { renderClientHook } from '../render-client-hook.support.tsx';
import { anyFault, itReads, reads } from '../hook.support.ts';

const route = { departure: 'SHA', destination: 'PEK', tripType: 'OW' } as const;
const flight = { ...route, cabin: 'Y', amount: 100_000, currency: 'CNY', tierCode: 'STD' } as const;
const ticket = { ...route, flightDate: '2026-06-10', passengers: 1 };

itReads([
  reads(accrualCalculation, () => useAccrual(flight, true), { payload: flight, guests: true }),
  reads(rewardCalculation, () => useRewards(ticket), { payload: ticket, guests: true, untold: anyFault }),
  reads(pointsAccountSummary, () => useOwnTier(true), { untold: anyFault }),
  reads(pointsSummary, useOwnPoints, { untold: anyFault }),
]);

it.each([
  ['accrual', () => useAccrual(flight, false)],
  ['tier', () => useOwnTier(false)],
])('asks for no %s until it is wanted', (_, hook: () => unknown) => {
  const { render, sent } = renderClientHook();
  render(hook);
  expect(sent).toEqual([]);
});
