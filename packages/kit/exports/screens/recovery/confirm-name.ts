export { ConfirmNameScreen } from '../../../src/screens/recovery/ConfirmNameScreen.tsx';
