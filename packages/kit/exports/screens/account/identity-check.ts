export { IdentityCheckScreen } from '../../../src/screens/account/IdentityCheckScreen.tsx';
