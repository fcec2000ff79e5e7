export { ChangeBankCardScreen } from '../../../src/screens/refunds/bank-card/RefundCardScreen.tsx';
