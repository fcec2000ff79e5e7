export { AddressChoiceScreen } from '../../../src/screens/booking/overbook/AddressScreens.tsx';
