export { TripScreen } from '../../../src/screens/check-in/journeys/TripScreen.tsx';
