export { AirportBoardScreen } from '../../../src/screens/flight/airports/AirportBoardScreen.tsx';
