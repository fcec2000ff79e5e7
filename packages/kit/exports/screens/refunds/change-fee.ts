export { ChangeFeeScreen } from '../../../src/screens/refunds/ChangeFeeScreen.tsx';
