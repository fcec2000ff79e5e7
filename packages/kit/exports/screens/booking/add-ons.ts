export { AddOnsScreen } from '../../../src/screens/booking/overbook/AddOnsScreen.tsx';
