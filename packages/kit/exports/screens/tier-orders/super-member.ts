export { SuperMemberScreen } from '../../../src/screens/orders/tier-orders/SuperMemberScreen.tsx';
