export { PointsPasswordScreen } from '../../../src/screens/account/PointsPasswordScreen.tsx';
