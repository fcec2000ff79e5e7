export { RescheduleScreen } from '../../../src/screens/changes/reschedule/RescheduleScreen.tsx';
