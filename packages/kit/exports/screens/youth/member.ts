export { YouthMembershipScreen } from '../../../src/screens/programmes/youth/YouthMembershipScreen.tsx';
