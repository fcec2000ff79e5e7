export { UpgradeVouchersScreen } from '../../../src/screens/changes/upgrade/UpgradeVouchersScreen.tsx';
