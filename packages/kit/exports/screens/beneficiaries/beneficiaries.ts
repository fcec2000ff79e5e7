export { BeneficiariesScreen } from '../../../src/screens/beneficiaries/BeneficiariesScreen.tsx';
