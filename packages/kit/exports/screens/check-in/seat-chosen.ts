export { SeatChosenScreen } from '../../../src/screens/check-in/seats/SeatChosenScreen.tsx';
