import type { OrderJourney } from '../../../contracts/orders/order-detail.ts';
import { useAirlineClock } from '../../../host/use-airline-clock.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { useAddToCalendar } from '../../shell/use-add-to-calendar.ts';

/** Puts the flights of an order that is ticketed into the calendar. */
export function OrderCalendar({ journeys }: { journeys: readonly OrderJourney[] }) {
  const t = useMessages('boarding-pass');
  const clock = useAirlineClock();
  const addToCalendar = useAddToCalendar();
  const [first, ...others] = journeys.map(({ flightNo, departure: from, arrival: to }) => ({
    flightNo,
    from,
    to,
  }));
  if (!first) return null;
  return (
    <Button
      variant="text"
      size="medium"
      icon="calendar"
      onClick={() => addToCalendar([first, ...others], clock())}
    >
      {t('calendar')}
    </Button>
  );
}
