export {
  OrderCard,
  type OrderCardParts,
  type OrderCardProps,
} from '../../src/components/order/OrderCard.tsx';
export {
  OrderFact,
  type OrderFactProps,
  OrderFacts,
  type OrderFactsProps,
  OrderNumber,
  type OrderNumberProps,
  OrderTime,
  type OrderTimeProps,
} from '../../src/components/order/OrderFacts.tsx';
export { OrderHead, type OrderHeadProps } from '../../src/components/order/OrderHead.tsx';
export { OrderHold, type OrderHoldProps } from '../../src/components/order/OrderHold.tsx';
export { OrderSkeleton } from '../../src/components/order/OrderSkeleton.tsx';
export {
  orderIcon,
  OrderStatusBadge,
  type OrderStatusBadgeProps,
} from '../../src/components/order/OrderStatusBadge.tsx';
