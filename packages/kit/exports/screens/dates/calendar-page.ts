export { CalendarPageScreen } from '../../../src/screens/dates/CalendarPageScreen.tsx';
