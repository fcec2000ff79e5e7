export { AccountScreen } from '../../../src/screens/account/AccountScreen.tsx';
