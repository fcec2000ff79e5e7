export { AddIdentityScreen } from '../../../src/screens/booking/overbook/SavedPassengerScreens.tsx';
