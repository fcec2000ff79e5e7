export { FlightDetailScreen } from '../../../src/screens/flight/dynamics/FlightDetailScreen.tsx';
