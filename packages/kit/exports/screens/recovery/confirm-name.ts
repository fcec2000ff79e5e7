export { ConfirmNameScreen } from '../../../src/screens/account/recovery/ConfirmNameScreen.tsx';
