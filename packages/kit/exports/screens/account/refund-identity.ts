export { RefundIdentityScreen } from '../../../src/screens/account/RefundIdentityScreen.tsx';
