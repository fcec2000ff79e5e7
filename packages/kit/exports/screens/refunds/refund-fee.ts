export { RefundFeeScreen } from '../../../src/screens/refunds/RefundFeeScreen.tsx';
