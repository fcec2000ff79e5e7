export { TravelOrdersScreen } from '../../../src/screens/orders/any-kind/TravelOrdersScreen.tsx';
