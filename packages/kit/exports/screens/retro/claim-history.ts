export { ClaimHistoryScreen } from '../../../src/screens/points/retro/ClaimHistoryScreen.tsx';
