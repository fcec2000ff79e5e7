import type { accrualCalculation, rewardCalculation } from '../../contracts/points/calculator.ts';
import type { ResponseOf } from '../../contracts/call.ts';

/** The points that a flight earns. */
export type Accrual = ResponseOf<typeof accrualCalculation>;
/** One type of points, with what they are made of. */
export type EarnedPoints = Accrual['pointDetails'][number];
/** A reward ticket with its price. */
export type Reward = ResponseOf<typeof rewardCalculation>['rewardPoints'][number];
