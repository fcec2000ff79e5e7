export { CityIndexScreen } from '../../../src/screens/places/CityIndexScreen.tsx';
