export { AirportIndexScreen } from '../../../src/screens/places/AirportIndexScreen.tsx';
