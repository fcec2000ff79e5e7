export { YouthGuideScreen } from '../../../src/screens/youth/YouthTextScreens.tsx';
