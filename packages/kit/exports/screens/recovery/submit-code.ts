export { SubmitCodeScreen } from '../../../src/screens/account/recovery/SubmitCodeScreen.tsx';
