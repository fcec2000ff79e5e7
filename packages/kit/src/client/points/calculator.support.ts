import { accrualCalculation, rewardCalculation } from '../../contracts/points/calculator.ts';
import { pointsAccountSummary, pointsSummary } from '../../contracts/points/points.ts';
import { useAccrual, useOwnPoints, useOwnTier, useRewards } from './calculator.ts';
import { anyFault, reads, type HookRows } from '../hook.support.ts';

const route = { departure: 'SHA', destination: 'PEK', tripType: 'OW' } as const;
const flight = { ...route, cabin: 'Y', amount: 100_000, currency: 'CNY', tierCode: 'STD' } as const;
const ticket = { ...route, flightDate: '2026-06-10', passengers: 1 };

/** Duties of the hooks in `calculator.ts`. */
export const rows: HookRows = {
  reads: [
    reads(accrualCalculation, () => useAccrual(flight, true), { payload: flight, guests: true }),
    reads(rewardCalculation, () => useRewards(ticket), { payload: ticket, guests: true, untold: anyFault }),
    reads(pointsAccountSummary, () => useOwnTier(true), { untold: anyFault }),
    reads(pointsSummary, useOwnPoints, { untold: anyFault }),
  ],
  waits: [
    ['accrual', () => useAccrual(flight, false)],
    ['tier', () => useOwnTier(false)],
  ],
};
