export {
  RefundCalculator,
  type RefundCalculatorProps,
} from '../../src/components/refund-calculator/RefundCalculator.tsx';
export { FeeTable, type FeeTableProps } from '../../src/components/refund-calculator/FeeTable.tsx';
export {
  useBounds as useFeeBounds,
  type Bounds as FeeBounds,
} from '../../src/components/refund-calculator/use-bounds.ts';
export {
  ticketWays,
  type ChangeTarget,
  type TicketWay,
} from '../../src/components/refund-calculator/types.ts';
