export { AlreadyRefundedScreen } from '../../../src/screens/refunds/AlreadyRefundedScreen.tsx';
