export { ChoosePassengerScreen } from '../../../src/screens/beneficiaries/ChoosePassengerScreen.tsx';
