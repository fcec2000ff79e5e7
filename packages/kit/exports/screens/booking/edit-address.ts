export { EditAddressScreen } from '../../../src/screens/booking/overbook/AddressScreens.tsx';
