export { EditContactScreen } from '../../../src/screens/saved-people/ContactScreens.tsx';
