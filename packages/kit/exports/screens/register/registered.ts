export { RegisteredScreen } from '../../../src/screens/register/RegisteredScreen.tsx';
