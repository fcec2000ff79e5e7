export { TierPaymentResultScreen } from '../../../src/screens/tier-orders/TierPaymentResultScreen.tsx';
