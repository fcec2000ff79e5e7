export { PointsPaymentResultScreen } from '../../../src/screens/points-orders/PointsPaymentResultScreen.tsx';
