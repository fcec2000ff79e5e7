export { PointsOrderScreen } from '../../../src/screens/orders/points-orders/PointsOrderScreen.tsx';
