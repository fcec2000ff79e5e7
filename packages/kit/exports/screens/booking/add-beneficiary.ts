export { AddBeneficiaryScreen } from '../../../src/screens/booking/overbook/AddBeneficiaryScreen.tsx';
