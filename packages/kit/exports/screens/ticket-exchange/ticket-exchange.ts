export { TicketExchangeScreen } from '../../../src/screens/points/ticket-exchange/TicketExchangeScreen.tsx';
