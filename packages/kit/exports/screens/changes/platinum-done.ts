export { PlatinumDoneScreen } from '../../../src/screens/changes/upgrade/PlatinumDoneScreen.tsx';
