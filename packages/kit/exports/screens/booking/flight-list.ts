export { FlightListScreen } from '../../../src/screens/booking/flight-list/FlightListScreen.tsx';
