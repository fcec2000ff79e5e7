export { AirportTrafficScreen } from '../../../src/screens/flight/airports/AirportTrafficScreen.tsx';
