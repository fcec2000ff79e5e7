export { PointsOrderScreen } from '../../../src/screens/points-orders/PointsOrderScreen.tsx';
