export { TierCompensationScreen } from '../../../src/screens/orders/tier-orders/TierCompensationScreen.tsx';
