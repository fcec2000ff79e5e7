export { TierOrdersScreen } from '../../../src/screens/orders/tier-orders/TierOrdersScreen.tsx';
