export { UpgradePassengersScreen } from '../../../src/screens/changes/upgrade/UpgradePassengersScreen.tsx';
