import type { OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useToldDays } from '../../../messages/use-told-days.ts';
import { canDo } from '../../../rules/orders/next-step.ts';
import type { OrderStatus } from '../../../rules/orders/status.ts';
import { checkInFrom, nextFlight } from './check-in-from.ts';

export interface OrderStatusTextProps {
  order: OrderDetail;
  status: OrderStatus;
  now: number;
}

/** Meaning of the status. */
export function OrderStatusText({ order, status, now }: OrderStatusTextProps) {
  const { ticketBy, kind } = order;
  const t = useMessages('order-detail');
  const { date } = useFormats();
  const { day } = useToldDays(now);
  if (status === 'waiting') return null;
  if (status === 'ticketing' && ticketBy !== undefined)
    return t('ticketing.by', { date: day(ticketBy), time: date(ticketBy, 'time') });
  if (status === 'completed')
    return kind === 'ticket' ? <NextOfTickets {...{ order, now }} /> : t('completed.service');
  return t(`${status}.text`);
}

/** Next step of tickets that are issued; of a flight that the airline has changed, and of tickets that were given back, the page tells more below. */
function NextOfTickets({ order, now }: { order: OrderDetail; now: number }) {
  const t = useMessages('order-detail');
  const { date } = useFormats();
  const { day } = useToldDays(now);
  const { change, journeys } = order;
  if (change !== undefined) return null;
  if (canDo(order, 'checkIn', now)) return t('issued.checkIn');
  if (journeys.length > 0 && !nextFlight(order, now)) return t('issued.flown');
  const at = checkInFrom(order, now);
  if (at === undefined) return null;
  return t('issued.early', { date: day(at), time: date(at, 'time') });
}
