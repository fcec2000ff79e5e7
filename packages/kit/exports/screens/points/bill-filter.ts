export { BillFilterScreen } from '../../../src/screens/points/BillFilterScreen.tsx';
