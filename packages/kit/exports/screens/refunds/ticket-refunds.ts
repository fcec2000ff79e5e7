export { TicketRefundsScreen } from '../../../src/screens/refunds/irregular/TicketRefundsScreen.tsx';
