export { BusinessHomeScreen } from '../../../src/screens/programmes/business/BusinessScreens.tsx';
