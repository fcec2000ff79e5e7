export { TierPaymentResultScreen } from '../../../src/screens/orders/tier-orders/TierPaymentResultScreen.tsx';
