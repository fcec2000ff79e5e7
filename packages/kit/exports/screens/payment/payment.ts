export { PaymentScreen } from '../../../src/screens/orders/payment/PaymentScreen.tsx';
