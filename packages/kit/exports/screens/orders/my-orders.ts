export { MyOrdersScreen } from '../../../src/screens/orders/hub/MyOrdersScreen.tsx';
