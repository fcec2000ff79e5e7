export { SeatOrdersScreen } from '../../../src/screens/check-in/orders/SeatOrdersScreen.tsx';
