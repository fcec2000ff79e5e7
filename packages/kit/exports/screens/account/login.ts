export { LoginScreen } from '../../../src/screens/account/login/LoginScreen.tsx';
