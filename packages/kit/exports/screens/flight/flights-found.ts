export { FlightsFoundScreen } from '../../../src/screens/flight/dynamics/FlightsFoundScreen.tsx';
