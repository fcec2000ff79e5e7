export { BeneficiaryChoiceScreen } from '../../../src/screens/booking/overbook/BeneficiaryScreens.tsx';
