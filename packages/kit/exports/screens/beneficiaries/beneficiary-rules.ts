export { BeneficiaryRulesScreen } from '../../../src/screens/beneficiaries/BeneficiaryRulesScreen.tsx';
