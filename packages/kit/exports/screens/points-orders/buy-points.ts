export { BuyPointsScreen } from '../../../src/screens/points-orders/BuyPointsScreen.tsx';
