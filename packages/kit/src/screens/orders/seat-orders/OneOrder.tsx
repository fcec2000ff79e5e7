import { useEffect, useState } from 'react';
import { refusedAs } from '../../../client/check-in/check-in.ts';
import { usePointsSummary } from '../../../client/points/points.ts';
import { useReloadSeatOrders } from '../../../client/check-in/seats.ts';
import { SeatOrderFacts } from '../../../components/seat-order/SeatOrderFacts.tsx';
import { SeatOrderHead } from '../../../components/seat-order/SeatOrderHead.tsx';
import type { SeatOrder } from '../../../contracts/check-in/seats.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { payableBy, pointsWay, waysOf, type PayBy, type PointsWay } from '../../../rules/seats/order.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { useClockTick } from '../../shell/use-clock-tick.ts';
import { ActNotice } from './ActNotice.tsx';
import { ContactSheet } from './ContactSheet.tsx';
import { GiveBack } from './GiveBack.tsx';
import { OrderBar } from './OrderBar.tsx';
import { OrderBill } from './OrderBill.tsx';
import { PaymentFailed } from '../PaymentFailed.tsx';
import { useAskOnceExpired } from '../use-ask-once-expired.ts';
import { useCopy } from '../../shell/use-copy.ts';
import { isOutcomeUnknown, type OrderDoing } from './order-doing.ts';
import { useOrderActs } from './use-order-acts.ts';
import * as styles from './seat-orders.css.ts';
import { orderStatus } from '../../../rules/orders/status.ts';

interface OneOrderProps {
  order: SeatOrder;
  /** The airline's, ms since 1970. */
  clock: () => number;
  /** When the order was read, ms since 1970. */
  readAt: number;
}

/** How often the time that is left is counted again, ms. */
const tick = 1000;

/** Way to pay in points; the airline's word on them goes before what is reckoned here. */
function pointsOf(order: SeatOrder, available: number | undefined, doing: OrderDoing): PointsWay {
  const reckoned = pointsWay(order, available);
  const refused = doing.state === 'refused' ? refusedAs(doing.failure) : undefined;
  if (refused === 'seat.membersOnly' && reckoned.kind !== 'notAllowed')
    return { kind: 'notAllowed', names: [] };
  if (refused === 'seat.pointsInsufficient' && reckoned.kind !== 'short')
    return { kind: 'short', missing: undefined };
  return reckoned;
}

/** One order with its ways on: pay, cancel, give back, choose again. */
export function OneOrder({ order, clock, readAt }: OneOrderProps) {
  const t = useMessages('seat-orders');
  const orders = useMessages('orders');
  const now = useClockTick(clock, tick);
  const status = orderStatus(order, now);
  const copy = useCopy();
  const available = usePointsSummary().data?.remainPoint;
  const ways = waysOf(order);
  const [chosen, setChosen] = useState<PayBy>(ways[0] ?? 'cash');
  const [asksContact, setAsksContact] = useState(false);
  const acts = useOrderActs(order, (before) =>
    toastStore.show(before.state === 'completed' ? t('refund.done') : orders('cancel.done')),
  );
  const { doing } = acts;
  const points = pointsOf(order, available, doing);
  const payable = payableBy(chosen, ways, points);
  const contactMissing = order.contact.phone === '';
  const refusedContact = doing.state === 'refused' && refusedAs(doing.failure) === 'seat.contactMissing';

  useAskOnceExpired(status, useReloadSeatOrders());
  useEffect(() => {
    if (refusedContact) setAsksContact(true);
  }, [refusedContact]);

  const pay = (by: PayBy) => (contactMissing ? setAsksContact(true) : void acts.act(by));
  return (
    <Frame
      title={t('detail.title')}
      band={<SeatOrderHead data-pair="detail" order={order} now={now} />}
      footer={<OrderBar {...{ order, now, status, acts, chosen, payable }} onPay={pay} />}
    >
      <div className={styles.above}>
        <ReadOffline readAt={readAt} />
      </div>
      {status === 'waiting' && order.paymentFailed && doing.state === 'idle' && (
        <div className={styles.above}>
          <PaymentFailed text={t('payFailed.text')} />
        </div>
      )}
      <ActNotice order={order} now={now} doing={doing} />
      <OrderBill
        order={order}
        waiting={status === 'waiting'}
        {...{ chosen, points, available }}
        onChoose={setChosen}
      />
      <SeatOrderFacts order={order} onCopy={() => void copy(order.orderNo)}>
        {status === 'waiting' && (
          <div className={styles.quiet}>
            <Button variant="outline" size="medium" onClick={() => setAsksContact(true)}>
              {t(contactMissing ? 'contact.add' : 'contact.edit')}
            </Button>
            {!isOutcomeUnknown(doing) && <GiveBack order={order} acts={acts} size="medium" />}
          </div>
        )}
      </SeatOrderFacts>
      <ContactSheet
        order={order}
        open={asksContact}
        onOpenChange={(open) => {
          setAsksContact(open);
          if (!open && refusedContact) acts.settle();
        }}
      />
    </Frame>
  );
}
