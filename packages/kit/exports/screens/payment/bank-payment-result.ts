export { BankPaymentResultScreen } from '../../../src/screens/orders/payment/BankPaymentResultScreen.tsx';
