import { lazy, Suspense, type ComponentType } from 'react';
import type { IssuedTickets } from '../../../contracts/orders/payments.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import * as styles from './payment.css.ts';

/** The other ways are there without it, also where its code does not come. */
const OrderCalendar = lazy(async () => ({
  default: await import('./OrderCalendar.tsx').then(
    (part) => part.OrderCalendar,
    (): ComponentType<Pick<IssuedTickets, 'journeys'>> => () => null,
  ),
}));

interface TicketWaysProps extends Pick<IssuedTickets, 'journeys'> {
  orderNo: string;
  /** Address of the order; a guest has none. */
  order: string | undefined;
}

/** Ways on from issued tickets that are no step: into the calendar, and for a member to trip, order and invoice. */
export function TicketWays({ journeys, order, orderNo }: TicketWaysProps) {
  const t = useMessages('payment');
  const { href } = useNavigation();
  return (
    <div className={styles.ways}>
      <Suspense>
        <OrderCalendar journeys={journeys} />
      </Suspense>
      {order !== undefined && (
        <>
          <Button variant="text" size="medium" icon="calendar" href={href('trip')}>
            {t('then.trip')}
          </Button>
          <Button variant="text" size="medium" icon="orders" href={order}>
            {t('then.order')}
          </Button>
          <Button
            variant="text"
            size="medium"
            icon="receipt"
            href={href('vouchers', { query: { order: orderNo } })}
          >
            {t('then.invoice')}
          </Button>
        </>
      )}
    </div>
  );
}
