export { SavedAddressesScreen } from '../../../src/screens/saved-people/SavedAddressesScreen.tsx';
