export { BillDetailScreen } from '../../../src/screens/points/BillDetailScreen.tsx';
