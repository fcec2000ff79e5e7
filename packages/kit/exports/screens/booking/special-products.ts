export { SpecialProductsScreen } from '../../../src/screens/booking/pages/SpecialProductsScreen.tsx';
