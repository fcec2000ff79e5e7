export { TravelHomeScreen } from '../../../src/screens/booking/pages/TravelHomeScreen.tsx';
