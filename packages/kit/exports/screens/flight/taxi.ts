export { TaxiScreen } from '../../../src/screens/flight/airports/TaxiScreen.tsx';
