export { CheckInVerifyScreen } from '../../../src/screens/check-in/journeys/CheckInVerifyScreen.tsx';
