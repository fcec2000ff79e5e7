export { OrderDetailScreen } from '../../../src/screens/orders/any-kind/OrderDetailScreen.tsx';
