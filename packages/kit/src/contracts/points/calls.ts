import type { Call } from '../call.ts';
import { accrualCalculation, rewardCalculation } from './calculator.ts';
import { pointsSummary, pointsActivityDetail, pointsAccountSummary } from './points.ts';
import { claimTerms, claimableFlights, claimHistory, retroClaim } from './retro.ts';

/** Calls of the area `points`. */
export const calls: readonly Call[] = [
  pointsSummary,
  pointsActivityDetail,
  pointsAccountSummary,
  claimTerms,
  claimableFlights,
  claimHistory,
  retroClaim,
  accrualCalculation,
  rewardCalculation,
];
