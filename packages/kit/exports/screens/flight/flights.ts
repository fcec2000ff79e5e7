export { FlightsScreen } from '../../../src/screens/flight/dynamics/FlightsScreen.tsx';
