export { EditMobileScreen } from '../../../src/screens/account/EditMobileScreen.tsx';
