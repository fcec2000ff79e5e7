export { YouthActivityScreen } from '../../../src/screens/youth/YouthActivityScreens.tsx';
