export { ActivationCodeScreen } from '../../../src/screens/coupons/ActivationCodeScreen.tsx';
