export { PointsOrdersScreen } from '../../../src/screens/orders/points-orders/PointsOrdersScreen.tsx';
