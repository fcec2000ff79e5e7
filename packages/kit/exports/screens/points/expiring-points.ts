export { ExpiringPointsScreen } from '../../../src/screens/points/ExpiringPointsScreen.tsx';
