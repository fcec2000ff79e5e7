export { AddPassengerScreen } from '../../../src/screens/saved-people/AddPassengerScreen.tsx';
