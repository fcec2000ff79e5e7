export { ClaimRulesScreen } from '../../../src/screens/retro/ClaimRulesScreen.tsx';
