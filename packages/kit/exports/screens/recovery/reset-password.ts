export { ResetPasswordScreen } from '../../../src/screens/recovery/ResetPasswordScreen.tsx';
