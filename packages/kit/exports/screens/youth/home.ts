export { YouthHomeScreen } from '../../../src/screens/programmes/youth/YouthHomeScreen.tsx';
