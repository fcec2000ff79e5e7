export { SelectDateScreen } from '../../../src/screens/flight/dates/SelectDateScreen.tsx';
