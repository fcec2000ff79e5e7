export { EditAddressScreen } from '../../../src/screens/saved-people/AddressScreens.tsx';
