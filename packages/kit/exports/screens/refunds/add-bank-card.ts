export { AddBankCardScreen } from '../../../src/screens/refunds/bank-card/RefundCardScreen.tsx';
