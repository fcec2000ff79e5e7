export { RefundFilterScreen } from '../../../src/screens/refunds/RefundFilterScreen.tsx';
