export { SeatOrdersScreen } from '../../../src/screens/orders/seat-orders/SeatOrdersScreen.tsx';
