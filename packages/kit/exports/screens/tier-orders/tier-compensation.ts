export { TierCompensationScreen } from '../../../src/screens/tier-orders/TierCompensationScreen.tsx';
