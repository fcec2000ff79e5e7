export { SavedContactsScreen } from '../../../src/screens/saved-people/SavedContactsScreen.tsx';
