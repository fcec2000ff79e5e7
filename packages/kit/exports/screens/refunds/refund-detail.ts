export { RefundDetailScreen } from '../../../src/screens/refunds/RefundDetailScreen.tsx';
