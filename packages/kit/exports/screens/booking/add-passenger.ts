export { AddPassengerScreen } from '../../../src/screens/booking/overbook/AddPassengerScreen.tsx';
