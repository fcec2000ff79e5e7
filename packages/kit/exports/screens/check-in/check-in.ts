export { CheckInScreen } from '../../../src/screens/check-in/journeys/CheckInScreen.tsx';
