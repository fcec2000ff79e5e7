export { BookingPassengersScreen } from '../../../src/screens/check-in/journeys/BookingPassengersScreen.tsx';
