export { SuperMemberScreen } from '../../../src/screens/tier-orders/SuperMemberScreen.tsx';
