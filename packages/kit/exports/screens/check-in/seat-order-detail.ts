export { SeatOrderDetailScreen } from '../../../src/screens/check-in/orders/SeatOrderDetailScreen.tsx';
