export {
  AccrualResult,
  type AccrualResultProps,
} from '../../src/components/points-calculator/AccrualResult.tsx';
export {
  CalculatorForm,
  type CalculatorFormProps,
} from '../../src/components/points-calculator/CalculatorForm.tsx';
export {
  Conditions,
  type ConditionsEnd,
  type ConditionsProps,
} from '../../src/components/points-calculator/Conditions.tsx';
export { RewardCard, type RewardCardProps } from '../../src/components/points-calculator/RewardCard.tsx';
export type { Accrual, EarnedPoints, Reward } from '../../src/components/points-calculator/types.ts';
