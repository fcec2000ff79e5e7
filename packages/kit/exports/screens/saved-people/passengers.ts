export { SavedPassengersScreen } from '../../../src/screens/saved-people/SavedPassengersScreen.tsx';
