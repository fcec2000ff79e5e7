import type { PointsSummary } from '@mapp/kit/contracts';
import { addMonths, type Day } from '@mapp/kit/rules';
import type { Ledger } from '../seed/ledger.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);

/** Amounts that count for the tier: those flown in the last twelve months. */
export function counted(
  { posted }: Ledger,
  today: Day,
): Record<keyof Pick<PointsSummary, 'upgradePoint' | 'upgradeCount'>, number> {
  const from = addMonths(today, -12);
  const flown = posted.flatMap((entry) => entry.flown ?? []).filter(({ flightDate }) => flightDate > from);
  return {
    upgradePoint: sum(flown.map(({ upgradePoint }) => upgradePoint)),
    upgradeCount: sum(flown.map(({ upgradeCount }) => upgradeCount)),
  };
}
