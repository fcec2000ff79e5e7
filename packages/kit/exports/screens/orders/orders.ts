export { OrdersScreen } from '../../../src/screens/orders/any-kind/OrdersScreen.tsx';
