export { YouthMembershipScreen } from '../../../src/screens/youth/YouthMembershipScreen.tsx';
