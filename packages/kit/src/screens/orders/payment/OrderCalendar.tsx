import { useOrderDetail } from '../../../client/orders/orders.ts';
import { useAirlineClock } from '../../../host/use-airline-clock.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { useAddToCalendar } from '../../shell/use-add-to-calendar.ts';
import * as styles from './payment.css.ts';

/** Flights of an order that is ticketed, for the calendar; nothing while they are not known. */
export function OrderCalendar({ orderNo }: { orderNo: string }) {
  const t = useMessages('boarding-pass');
  const clock = useAirlineClock();
  const addToCalendar = useAddToCalendar();
  const { journeys = [] } = useOrderDetail(orderNo, 'silent').data?.order ?? {};
  const [first, ...others] = journeys.map(({ flightNo, departure: from, arrival: to }) => ({
    flightNo,
    from,
    to,
  }));
  if (!first) return null;
  return (
    <div className={styles.quietWay}>
      <Button variant="text" icon="calendar" onClick={() => addToCalendar([first, ...others], clock())}>
        {t('calendar')}
      </Button>
    </div>
  );
}
