export { EditPassengerScreen } from '../../../src/screens/booking/overbook/SavedPassengerScreens.tsx';
