export { OrderDetailScreen } from '../../../src/screens/orders/detail/OrderDetailScreen.tsx';
