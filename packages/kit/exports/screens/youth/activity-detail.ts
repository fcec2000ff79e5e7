export { YouthActivityDetailScreen } from '../../../src/screens/youth/YouthActivityScreens.tsx';
