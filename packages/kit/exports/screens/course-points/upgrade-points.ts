export { UpgradePointsScreen } from '../../../src/screens/course-points/UpgradePointsScreen.tsx';
