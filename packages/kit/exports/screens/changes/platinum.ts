export { PlatinumScreen } from '../../../src/screens/changes/upgrade/PlatinumScreen.tsx';
