export { UpgradePointsScreen } from '../../../src/screens/programmes/course-points/UpgradePointsScreen.tsx';
