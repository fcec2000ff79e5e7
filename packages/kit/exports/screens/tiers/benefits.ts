export { BenefitsScreen } from '../../../src/screens/tiers/BenefitsScreen.tsx';
