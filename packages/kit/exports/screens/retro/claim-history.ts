export { ClaimHistoryScreen } from '../../../src/screens/retro/ClaimHistoryScreen.tsx';
