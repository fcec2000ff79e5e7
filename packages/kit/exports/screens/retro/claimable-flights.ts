export { ClaimableFlightsScreen } from '../../../src/screens/retro/ClaimableFlightsScreen.tsx';
