export { BillScreen } from '../../../src/screens/points/BillScreen.tsx';
