export { SpecialHomeScreen } from '../../../src/screens/booking/pages/SpecialHomeScreen.tsx';
