export { AddAddressScreen } from '../../../src/screens/booking/overbook/AddressScreens.tsx';
