export { OrdersScreen } from '../../../src/screens/orders/list/OrdersScreen.tsx';
