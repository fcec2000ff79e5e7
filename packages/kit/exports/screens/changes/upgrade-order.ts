export { UpgradeOrderScreen } from '../../../src/screens/changes/upgrade/UpgradeOrderScreen.tsx';
