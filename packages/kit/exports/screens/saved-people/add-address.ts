export { AddAddressScreen } from '../../../src/screens/saved-people/AddressScreens.tsx';
