export { BeneficiaryDetailScreen } from '../../../src/screens/beneficiaries/BeneficiaryDetailScreen.tsx';
