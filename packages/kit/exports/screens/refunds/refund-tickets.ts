export { RefundTicketsScreen } from '../../../src/screens/refunds/RefundTicketsScreen.tsx';
