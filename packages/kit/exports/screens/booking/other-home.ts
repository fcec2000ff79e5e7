export { OtherHomeScreen } from '../../../src/screens/booking/pages/OtherHomeScreen.tsx';
