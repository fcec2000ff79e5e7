export { ClaimRulesScreen } from '../../../src/screens/points/retro/ClaimRulesScreen.tsx';
