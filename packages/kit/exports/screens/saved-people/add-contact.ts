export { AddContactScreen } from '../../../src/screens/saved-people/ContactScreens.tsx';
