export { OrderCountdown, type OrderCountdownProps } from '../../src/components/order-list/OrderCountdown.tsx';
export {
  OrderFilterSheet,
  type OrderFilterSheetProps,
} from '../../src/components/order-list/OrderFilterSheet.tsx';
export { OrderFoot, type OrderFootProps } from '../../src/components/order-list/OrderFoot.tsx';
export { OrderRow, type OrderRowProps } from '../../src/components/order-list/OrderRow.tsx';
export { OrderTools, type OrderToolsProps } from '../../src/components/order-list/OrderTools.tsx';
