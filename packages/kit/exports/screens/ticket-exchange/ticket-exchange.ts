export { TicketExchangeScreen } from '../../../src/screens/ticket-exchange/TicketExchangeScreen.tsx';
