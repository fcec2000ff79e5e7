export { RefundsScreen } from '../../../src/screens/refunds/RefundsScreen.tsx';
