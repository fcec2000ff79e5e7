export { StarSteps, type StarStepsProps } from '../../src/components/tier-progress/StarSteps.tsx';
export { TierMeasures, type TierMeasuresProps } from '../../src/components/tier-progress/TierMeasures.tsx';
export { TierRule, type TierRuleProps } from '../../src/components/tier-progress/TierRule.tsx';
export { TierProgress, type TierProgressProps } from '../../src/components/tier-progress/TierProgress.tsx';
export {
  TierProgressSkeleton,
  type TierProgressSkeletonProps,
} from '../../src/components/tier-progress/TierProgressSkeleton.tsx';
export type { TierGoal } from '../../src/components/tier-progress/types.ts';
