export { YouthActivityDetailScreen } from '../../../src/screens/programmes/youth/YouthActivityScreens.tsx';
