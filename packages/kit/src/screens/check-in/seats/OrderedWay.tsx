import type { Journey, JourneySegment } from '../../../contracts/check-in/check-in.ts';
import type { SeatOrder } from '../../../contracts/check-in/seats.ts';
import { useJourneys } from '../../../client/check-in/check-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { segmentState } from '../../../rules/check-in/journey-state.ts';
import { checkedInFlights } from '../../../rules/seats/order.ts';
import { keptCheckingIn } from '../../../session/checking-in.ts';
import { useSession } from '../../../session/session-provider.tsx';
import type { PurchaseStatus } from '../../../rules/orders/status.ts';
import { passOf } from '../ways.ts';

interface OrderedWayProps {
  order: SeatOrder;
  status: PurchaseStatus;
  /** The airline's clock, ms since 1970. */
  now: number;
  /** The order is being read again. */
  busy: boolean;
  onRefresh: () => void;
}

/** The way on from each state: to check-in or the passes, to the payment, or back to the seats. */
export function OrderedWay({ order, status, now, busy, onRefresh }: OrderedWayProps) {
  const t = useMessages('seat-choice');
  const navigation = useNavigation();
  const { href } = navigation;
  const checkingIn = keptCheckingIn(useSession(), now);
  const { orderNo, flights, seats } = order;
  const { data } = useJourneys({ announce: 'silent' });
  const opened = openedFlight(data?.journeys ?? [], flights, now);
  const [done] = checkedInFlights(order, data?.journeys);
  if (status === 'waiting')
    return (
      <>
        <Button variant="outline" busy={busy} onClick={onRefresh}>
          {t('order.refresh')}
        </Button>
        <Button tone="pay" href={href('seatOrderDetail', { query: { order: orderNo } })}>
          {t('choose.pay')}
        </Button>
      </>
    );
  const segment = flights[0]?.segmentId;
  const passengers = [...new Set(seats.map(({ passengerId }) => passengerId))].join(',');
  /** Back to those who were checking in, else to those whose seats these are: nobody is chosen again. */
  const onward = ({ segmentId }: JourneySegment) =>
    href('chooseCheckInSeat', {
      query: {
        segment: segmentId,
        passengers: checkingIn?.segmentId === segmentId ? checkingIn.passengerIds.join(',') : passengers,
      },
    });
  if (status === 'completed' && opened) return <Button href={onward(opened)}>{t('toCheckIn')}</Button>;
  if (status === 'completed' && done) return <Button href={passOf(navigation, done)}>{t('pass')}</Button>;
  if (status === 'completed' || segment === undefined)
    return <Button href={href('checkIn')}>{t('journeys')}</Button>;
  return <Button href={href('chooseSeat', { query: { segment, passengers } })}>{t('order.again')}</Button>;
}

/** The first of these flights for which check-in is open: what was to be paid first has been. */
const openedFlight = (journeys: readonly Journey[], flights: SeatOrder['flights'], now: number) =>
  journeys.flatMap(({ segments }) =>
    segments.filter(
      (segment) =>
        flights.some(({ segmentId }) => segmentId === segment.segmentId) &&
        ['open', 'closing'].includes(segmentState(segments, segment, now)),
    ),
  )[0];
