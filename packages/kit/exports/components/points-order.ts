export { PointsAmounts, type PointsAmountsProps } from '../../src/components/points-order/PointsAmounts.tsx';
export {
  PointsOrderCard,
  type PointsOrderCardProps,
} from '../../src/components/points-order/PointsOrderCard.tsx';
export {
  PointsOrderFacts,
  type PointsOrderFactsProps,
} from '../../src/components/points-order/PointsOrderFacts.tsx';
export { PointsSlip, type PointsSlipProps } from '../../src/components/points-order/PointsSlip.tsx';
