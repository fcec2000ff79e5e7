export { CheckInResultScreen } from '../../../src/screens/check-in/journeys/CheckInResultScreen.tsx';
