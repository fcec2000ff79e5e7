export { RegisteredScreen } from '../../../src/screens/account/register/RegisteredScreen.tsx';
