export { AddSavedPassengerScreen } from '../../../src/screens/booking/overbook/SavedPassengerScreens.tsx';
