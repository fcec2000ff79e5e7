export { WrongPurchaseScreen } from '../../../src/screens/booking/pages/WrongPurchaseScreen.tsx';
