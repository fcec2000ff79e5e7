export { TicketInquiryScreen } from '../../../src/screens/changes/reschedule/TicketInquiryScreen.tsx';
