export { ChangeContactScreen } from '../../../src/screens/recovery/ChangeContactScreen.tsx';
