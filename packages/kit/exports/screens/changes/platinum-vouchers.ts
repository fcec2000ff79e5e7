export { PlatinumVouchersScreen } from '../../../src/screens/changes/upgrade/PlatinumVouchersScreen.tsx';
