export { TierOrderDetailScreen } from '../../../src/screens/orders/tier-orders/TierOrderDetailScreen.tsx';
