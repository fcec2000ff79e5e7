export { SeatOrderDetailScreen } from '../../../src/screens/orders/seat-orders/SeatOrderDetailScreen.tsx';
