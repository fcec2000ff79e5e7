export { TierOrderDetailScreen } from '../../../src/screens/tier-orders/TierOrderDetailScreen.tsx';
