export { FlightSearchScreen } from '../../../src/screens/booking/FlightSearchScreen.tsx';
