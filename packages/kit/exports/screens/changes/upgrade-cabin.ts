export { UpgradeCabinScreen } from '../../../src/screens/changes/upgrade/UpgradeCabinScreen.tsx';
