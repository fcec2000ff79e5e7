export { BillInformationScreen } from '../../../src/screens/points/BillInformationScreen.tsx';
