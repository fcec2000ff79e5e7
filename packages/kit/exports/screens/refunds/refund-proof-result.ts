export { RefundProofResultScreen } from '../../../src/screens/refunds/irregular/RefundProofResultScreen.tsx';
