export { RetroClaimScreen } from '../../../src/screens/points/retro/RetroClaimScreen.tsx';
