export { BeneficiaryChoiceScreen } from '../../../src/screens/booking/overbook/BeneficiaryChoiceScreen.tsx';
