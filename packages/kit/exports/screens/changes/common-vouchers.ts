export { CommonVouchersScreen } from '../../../src/screens/changes/upgrade/CommonVouchersScreen.tsx';
