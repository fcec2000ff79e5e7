export { YouthActivityScreen } from '../../../src/screens/programmes/youth/YouthActivityScreens.tsx';
