export { PaymentScreen } from '../../../src/screens/payment/PaymentScreen.tsx';
