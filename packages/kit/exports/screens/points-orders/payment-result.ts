export { PointsPaymentResultScreen } from '../../../src/screens/orders/points-orders/PointsPaymentResultScreen.tsx';
