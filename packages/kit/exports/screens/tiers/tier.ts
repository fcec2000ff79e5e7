export { TierScreen } from '../../../src/screens/tiers/TierScreen.tsx';
