export { TravelOrderDetailScreen } from '../../../src/screens/orders/detail/TravelOrderDetailScreen.tsx';
