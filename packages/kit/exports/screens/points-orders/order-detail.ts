export { PointsOrderDetailScreen } from '../../../src/screens/orders/points-orders/PointsOrderDetailScreen.tsx';
