import { accrualCalculation, rewardCalculation } from '../../contracts/points/calculator.ts';
import { pointsAccountSummary, pointsSummary } from '../../contracts/points/points.ts';
import type { RequestOf } from '../../contracts/call.ts';
import { useRead, type ReadResult } from '../read.ts';

/** The points that a flight earns. */
export const useAccrual = (
  asked: RequestOf<typeof accrualCalculation>,
  enabled: boolean,
): ReadResult<typeof accrualCalculation> => useRead(accrualCalculation, asked, { enabled });

/** The points that a reward ticket takes. No Code of it is said out loud. Source: membership.md section 8. */
export const useRewards = (
  asked: RequestOf<typeof rewardCalculation>,
): ReadResult<typeof rewardCalculation> => useRead(rewardCalculation, asked, { announce: 'silent' });

/** The member's own tier, which a result is measured by; a guest has none. A background read, so a failure is quiet. */
export const useOwnTier = (enabled: boolean): ReadResult<typeof pointsAccountSummary> =>
  useRead(pointsAccountSummary, {}, { announce: 'silent', enabled });

/** The member's own points, which a result is set against; a guest has none. A background read, so a failure is quiet. */
export const useOwnPoints = (): ReadResult<typeof pointsSummary> =>
  useRead(pointsSummary, {}, { announce: 'silent' });
