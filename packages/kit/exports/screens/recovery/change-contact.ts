export { ChangeContactScreen } from '../../../src/screens/account/recovery/ChangeContactScreen.tsx';
