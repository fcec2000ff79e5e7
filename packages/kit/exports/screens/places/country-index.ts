export { CountryIndexScreen } from '../../../src/screens/places/CountryIndexScreen.tsx';
