export { ClaimableFlightsScreen } from '../../../src/screens/points/retro/ClaimableFlightsScreen.tsx';
