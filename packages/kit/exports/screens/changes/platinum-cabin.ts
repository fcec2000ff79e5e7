export { PlatinumCabinScreen } from '../../../src/screens/changes/upgrade/PlatinumCabinScreen.tsx';
