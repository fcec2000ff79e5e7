export { LoginPasswordScreen } from '../../../src/screens/account/LoginPasswordScreen.tsx';
