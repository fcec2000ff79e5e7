export { BusinessHomeScreen } from '../../../src/screens/business/BusinessScreens.tsx';
