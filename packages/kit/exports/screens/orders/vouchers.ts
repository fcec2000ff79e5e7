export { VouchersScreen } from '../../../src/screens/orders/vouchers/VouchersScreen.tsx';
