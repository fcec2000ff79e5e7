export { RefundReapplyScreen } from '../../../src/screens/refunds/irregular/RefundReapplyScreen.tsx';
