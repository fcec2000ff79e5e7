export { SubmitCodeScreen } from '../../../src/screens/recovery/SubmitCodeScreen.tsx';
