export { CabinSeatsScreen } from '../../../src/screens/flight/CabinSeatsScreen.tsx';
