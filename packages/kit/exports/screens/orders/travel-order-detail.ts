export { TravelOrderDetailScreen } from '../../../src/screens/orders/any-kind/TravelOrderDetailScreen.tsx';
