export { CalendarPageScreen } from '../../../src/screens/flight/dates/CalendarPageScreen.tsx';
