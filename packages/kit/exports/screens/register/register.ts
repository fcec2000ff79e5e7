export { RegisterScreen } from '../../../src/screens/account/register/RegisterScreen.tsx';
