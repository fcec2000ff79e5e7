export { EditPassengerScreen } from '../../../src/screens/saved-people/EditPassengerScreen.tsx';
