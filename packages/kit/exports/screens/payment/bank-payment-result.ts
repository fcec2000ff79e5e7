export { BankPaymentResultScreen } from '../../../src/screens/payment/BankPaymentResultScreen.tsx';
