export { TicketRefundDetailScreen } from '../../../src/screens/refunds/irregular/TicketRefundDetailScreen.tsx';
