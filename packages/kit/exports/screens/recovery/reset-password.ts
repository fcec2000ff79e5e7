export { ResetPasswordScreen } from '../../../src/screens/account/recovery/ResetPasswordScreen.tsx';
