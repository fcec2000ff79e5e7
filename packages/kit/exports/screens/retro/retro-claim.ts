export { RetroClaimScreen } from '../../../src/screens/retro/RetroClaimScreen.tsx';
