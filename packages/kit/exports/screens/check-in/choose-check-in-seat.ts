export { ChooseCheckInSeatScreen } from '../../../src/screens/check-in/seats/ChooseCheckInSeatScreen.tsx';
