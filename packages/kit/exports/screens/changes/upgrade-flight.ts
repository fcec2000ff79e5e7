export { UpgradeFlightScreen } from '../../../src/screens/changes/upgrade/UpgradeFlightScreen.tsx';
