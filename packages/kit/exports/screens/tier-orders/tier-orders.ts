export { TierOrdersScreen } from '../../../src/screens/tier-orders/TierOrdersScreen.tsx';
