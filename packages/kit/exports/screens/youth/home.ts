export { YouthHomeScreen } from '../../../src/screens/youth/YouthHomeScreen.tsx';
