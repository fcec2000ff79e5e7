export { VoucherDeliveryScreen } from '../../../src/screens/orders/vouchers/VoucherDeliveryScreen.tsx';
