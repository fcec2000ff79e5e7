export { YouthGuideScreen } from '../../../src/screens/programmes/youth/YouthTextScreens.tsx';
