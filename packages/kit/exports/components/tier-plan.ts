export { TierPlan, type TierPlanProps } from '../../src/components/tier-plan/TierPlan.tsx';
