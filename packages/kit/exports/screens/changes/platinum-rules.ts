export { PlatinumRulesScreen } from '../../../src/screens/changes/upgrade/PlatinumRulesScreen.tsx';
