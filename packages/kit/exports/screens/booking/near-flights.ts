export { NearFlightsScreen } from '../../../src/screens/booking/near-flights/NearFlightsScreen.tsx';
