export { RefundApplicationScreen } from '../../../src/screens/refunds/RefundApplicationScreen.tsx';
