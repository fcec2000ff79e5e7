export { OrderFact, OrderFacts } from '../../src/components/points-order/OrderFacts.tsx';
export { OrderHold, type OrderHoldProps } from '../../src/components/points-order/OrderHold.tsx';
export { PointsAmounts, type PointsAmountsProps } from '../../src/components/points-order/PointsAmounts.tsx';
export {
  PointsOrderCard,
  type PointsOrderCardProps,
} from '../../src/components/points-order/PointsOrderCard.tsx';
export {
  PointsOrderFacts,
  type PointsOrderFactsProps,
} from '../../src/components/points-order/PointsOrderFacts.tsx';
export { PointsOrderSkeleton } from '../../src/components/points-order/PointsOrderSkeleton.tsx';
export { PointsOrderState } from '../../src/components/points-order/PointsOrderState.tsx';
