export { PointsOrderDetailScreen } from '../../../src/screens/points-orders/PointsOrderDetailScreen.tsx';
