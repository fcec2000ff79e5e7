export { AddBeneficiaryScreen } from '../../../src/screens/booking/overbook/BeneficiaryScreens.tsx';
