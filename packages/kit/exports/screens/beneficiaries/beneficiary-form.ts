export { BeneficiaryFormScreen } from '../../../src/screens/beneficiaries/BeneficiaryFormScreen.tsx';
