export { TravelOrdersScreen } from '../../../src/screens/orders/travel/TravelOrdersScreen.tsx';
