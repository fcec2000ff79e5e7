export { MoneyWay, type MoneyWayProps } from '../../src/components/refund/MoneyWay.tsx';
export { RefundAmounts, type RefundAmountsProps } from '../../src/components/refund/RefundAmounts.tsx';
export {
  RefundCard,
  type RefundCardProps,
  type RefundFlight,
  type RefundPerson,
  RefundSum,
  type RefundSumProps,
} from '../../src/components/refund/RefundCard.tsx';
export {
  RefundObstacleCard,
  type RefundObstacleCardProps,
} from '../../src/components/refund/RefundObstacleCard.tsx';
export {
  RefundOutcomeBadge,
  type RefundOutcomeBadgeProps,
  RefundStateBadge,
  type RefundStateBadgeProps,
} from '../../src/components/refund/RefundStateBadge.tsx';
export { WhereMoney, type WhereMoneyProps } from '../../src/components/refund/WhereMoney.tsx';
export { WorkingDays, type WorkingDaysProps } from '../../src/components/refund/WorkingDays.tsx';
