export { AddMobileScreen } from '../../../src/screens/account/AddMobileScreen.tsx';
