export { BuyPointsScreen } from '../../../src/screens/orders/points-orders/BuyPointsScreen.tsx';
