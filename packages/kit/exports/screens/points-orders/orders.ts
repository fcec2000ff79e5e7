export { PointsOrdersScreen } from '../../../src/screens/points-orders/PointsOrdersScreen.tsx';
