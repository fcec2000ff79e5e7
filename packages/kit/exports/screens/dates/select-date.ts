export { SelectDateScreen } from '../../../src/screens/dates/SelectDateScreen.tsx';
