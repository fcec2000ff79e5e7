import { useSeatOrders } from '../../../client/check-in/seats.ts';
import { useAirlineClock } from '../../../host/use-airline-clock.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { WatchedOrder } from '../../orders/payment/WatchedOrder.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { NotListed } from '../../shell/NotListed.tsx';
import { ResultFrame } from '../../shell/ResultFrame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { useClockTick } from '../../shell/use-clock-tick.ts';
import { CheckInStates } from '../CheckInStates.tsx';
import { OrderedSeats } from './OrderedSeats.tsx';
import { OrderedSteps } from './OrderedSteps.tsx';
import { OrderedWay } from './OrderedWay.tsx';
import { useOrderedWords } from './use-ordered-words.tsx';
import * as styles from './seats.css.ts';
import { orderStatus } from '../../../rules/orders/status.ts';

const quarterMinute = 15_000;

/** The order of chosen seats: paid, not paid yet, or cancelled, and the way on from there. */
export function SeatsOrdered({ orderNo }: { orderNo: string | undefined }) {
  const t = useMessages('seat-choice');
  const read = useSeatOrders();
  const wordsOf = useOrderedWords();
  const clock = useAirlineClock();
  const now = useClockTick(clock, quarterMinute);
  const order = read.data?.orders.find((each) => each.orderNo === orderNo);
  if (!order)
    return (
      <Frame title={t('chosen.title')}>
        {read.data ? (
          <NotListed id={orderNo} unreadable={read.data.unreadable}>
            <UnknownOrder asked={orderNo !== undefined} />
          </NotListed>
        ) : (
          <CheckInStates read={read} title={t('order.failed')}>
            <div className={styles.order}>
              <Skeleton inlineSize="50%" blockSize={28} />
              <Skeleton inlineSize="100%" blockSize={160} />
            </div>
          </CheckInStates>
        )}
      </Frame>
    );
  const status = orderStatus(order, now);
  const shown = (
    <ResultFrame
      bar={t('chosen.title')}
      {...wordsOf(order, status)}
      slip={<OrderedSeats order={order} />}
      home={status !== 'waiting'}
      next={
        <OrderedWay
          order={order}
          status={status}
          now={now}
          busy={read.isFetching}
          onRefresh={() => void read.refetch()}
        />
      }
    >
      <ReadOffline readAt={read.dataUpdatedAt} />
      <OrderedSteps order={order} status={status} now={now} />
    </ResultFrame>
  );
  return (
    <WatchedOrder
      key={order.orderNo}
      orderNo={order.orderNo}
      due={order.state === 'waiting'}
      title={t('chosen.title')}
      onCertain={() => void read.refetch()}
    >
      {shown}
    </WatchedOrder>
  );
}

/** An address that names no order of the member's; one without an order asks to choose one. */
function UnknownOrder({ asked }: { asked: boolean }) {
  const t = useMessages('seat-choice');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="order"
      title={t(asked ? 'order.missing' : 'order.unasked')}
      text={t(asked ? 'order.missingText' : 'order.unaskedText')}
      action={
        <Button variant="outline" size="medium" href={href('seatOrders')}>
          {t('order.list')}
        </Button>
      }
    />
  );
}
