import { Amount } from '../../../components/amount/Amount.tsx';
import { useJourneys } from '../../../client/check-in/check-in.ts';
import type { SeatOrder } from '../../../contracts/check-in/seats.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { checkInWindow } from '../../../rules/check-in/check-in.ts';
import { beforeDeparture, checkedInFlights, type PayBy } from '../../../rules/seats/order.ts';
import { passOf } from '../../check-in/ways.ts';
import { ChooseAgain } from '../ChooseAgain.tsx';
import { Due, DueAmount } from '../Due.tsx';
import { GiveBack } from './GiveBack.tsx';
import { isOutcomeUnknown } from './order-doing.ts';
import type { OrderActs } from './use-order-acts.ts';
import * as orderStyles from '../orders.css.ts';
import * as styles from './seat-orders.css.ts';
import type { PurchaseStatus } from '../../../rules/orders/status.ts';

interface OrderBarProps {
  order: SeatOrder;
  now: number;
  status: PurchaseStatus;
  acts: OrderActs;
  chosen: PayBy;
  /** The way that works; undefined where none does. */
  payable: PayBy | undefined;
  onPay: (by: PayBy) => void;
}

/** The main action of each state; where an outcome is unknown, only the way to find it out. */
export function OrderBar({ order, now, status, acts, chosen, payable, onPay }: OrderBarProps) {
  const t = useMessages('seat-orders');
  const outcome = useMessages('outcome');
  const { doing } = acts;
  if (isOutcomeUnknown(doing)) {
    return (
      <Button wide icon="search" busy={doing.state === 'checking'} onClick={() => void acts.check()}>
        {outcome('check')}
      </Button>
    );
  }
  if (status === 'waiting') {
    if (payable === undefined) return <p className={styles.noWay}>{t('pay.noWay')}</p>;
    const busy = doing.state === 'sending' && doing.act === payable;
    return (
      <>
        <SumDue order={order} by={payable} />
        <Button tone="pay" className={styles.pay} busy={busy} onClick={() => onPay(payable)}>
          {t(payable === 'cash' && chosen === 'points' ? 'pay.cashInstead' : `pay.${payable}`)}
        </Button>
      </>
    );
  }
  if (!beforeDeparture(order, now)) return null;
  return (
    <div className={orderStyles.actions}>
      {status === 'completed' ? (
        <>
          <GiveBack order={order} acts={acts} />
          <OnwardButton order={order} now={now} />
        </>
      ) : (
        <ChooseAgain order={order} />
      )}
    </div>
  );
}

/** To check-in once it is open for a flight, or to the passes of who has done that; before, to the trips. */
function OnwardButton({ order, now }: { order: SeatOrder; now: number }) {
  const t = useMessages('seat-orders');
  const checkIn = useMessages('check-in');
  const trips = useMessages('trip');
  const navigation = useNavigation();
  const done = checkedInFlights(order, useJourneys({ announce: 'silent' }).data?.journeys);
  const [first] = done;
  if (first && done.length === order.flights.length)
    return <Button href={passOf(navigation, first)}>{checkIn('pass.show')}</Button>;
  const open = order.flights.some(
    ({ segmentId, departure }) =>
      done.every((one) => one.segmentId !== segmentId) &&
      // Whether it is international is not known here; the opening is the same.
      now >= checkInWindow({ departure, international: false }).opens,
  );
  return open ? (
    <Button href={navigation.href('checkIn', { query: { tab: 'todo' } })}>{t('checkIn')}</Button>
  ) : (
    <Button href={navigation.href('trip')}>{trips('title')}</Button>
  );
}

function SumDue({ order: { cash, points }, by }: { order: SeatOrder; by: PayBy }) {
  const t = useMessages('seat-orders');
  return (
    <Due label={t(`due.${by}`)}>
      {by === 'cash' ? (
        cash.map((sum) => (
          <DueAmount key={sum.currency}>
            <Amount value={sum} />
          </DueAmount>
        ))
      ) : (
        <DueAmount>
          {t.rich('points', {
            points: points ?? 0,
            u: (words) => <span className={styles.unit}>{words}</span>,
          })}
        </DueAmount>
      )}
    </Due>
  );
}
