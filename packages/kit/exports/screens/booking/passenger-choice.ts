export { ChoosePassengerScreen } from '../../../src/screens/booking/overbook/ChoosePassengerScreen.tsx';
