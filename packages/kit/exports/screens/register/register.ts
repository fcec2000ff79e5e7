export { RegisterScreen } from '../../../src/screens/register/RegisterScreen.tsx';
