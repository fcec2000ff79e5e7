import { TicketSlip } from '../../../components/payment/TicketSlip.tsx';
import type { IssuedTickets, Payment } from '../../../contracts/orders/payments.ts';
import { useToday } from '../../shell/use-today.ts';

export interface IssuedSlipProps {
  payment: Payment;
  issued: IssuedTickets;
}

/** Tickets that a payment has issued; other payments do without its code and words. */
export function IssuedSlip({ payment: { cash }, issued }: IssuedSlipProps) {
  return <TicketSlip issued={issued} cash={cash} today={useToday()} />;
}
