import { useReloadOrders } from '../../../client/orders/orders.ts';
import { OrderHead } from '../../../components/order/OrderHead.tsx';
import { OrderJourneys } from '../../../components/order-detail/OrderJourneys.tsx';
import { OrderPeople } from '../../../components/order-detail/OrderPeople.tsx';
import { OrderPrice } from '../../../components/order-detail/OrderPrice.tsx';
import { OrderTimeline } from '../../../components/order-detail/OrderTimeline.tsx';
import { UnreadableEntries } from '../../../components/unreadable-entries/UnreadableEntries.tsx';
import type { OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { useHost } from '../../../host/context.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { CardHead } from '../../../primitives/card/CardHead.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { kindOf, pageOf } from '../../../rules/orders/kinds.ts';
import { canDo, nextStep } from '../../../rules/orders/next-step.ts';
import { orderStatus } from '../../../rules/orders/status.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { useToday } from '../../shell/use-today.ts';
import { CancelOutcome } from '../CancelOutcome.tsx';
import { useRefundsByOrder } from '../../refunds/use-open-refunds.ts';
import { useAskOnceExpired } from '../use-ask-once-expired.ts';
import { useOrderClock } from '../use-order-clock.ts';
import { ChangeNotice } from './ChangeNotice.tsx';
import { OrderActs } from './OrderActs.tsx';
import { OrderBar } from './OrderBar.tsx';
import { OrderFactsOf } from './OrderFactsOf.tsx';
import { OrderMore } from './OrderMore.tsx';
import { OrderRefund } from './OrderRefund.tsx';
import { OrderStatusText } from './OrderStatusText.tsx';
import { PartnerPart } from './PartnerPart.tsx';
import { ServiceFacts } from './ServiceFacts.tsx';
import { CancelRefused } from './CancelRefused.tsx';
import { checkInFrom } from './check-in-from.ts';
import { useCancelling } from './use-cancelling.ts';
import * as styles from './order-detail.css.ts';

interface OneOrderProps {
  order: OrderDetail;
  /** When the order was read, ms since 1970. */
  readAt: number;
}

/** An order with everything that is known of it, and what can be done with it now. */
export function OneOrder({ order, readAt }: OneOrderProps) {
  const t = useMessages('order-detail');
  const kinds = useMessages('order-kinds');
  const now = useOrderClock();
  const today = useToday();
  const status = orderStatus(order, now);
  const cancelling = useCancelling(order);
  useAskOnceExpired(status, useReloadOrders());
  const { journeys, people, orderNo, kind, partner } = order;
  const { host } = useHost().environment();
  const { hotline } = useConfig();
  const step = nextStep(order, pageOf(kind, host, partner?.url !== undefined), now);
  const refund = useRefundsByOrder().get(orderNo);
  return (
    <Frame
      title={t('title')}
      band={
        <OrderHead data-pair="detail" order={{ ...order, state: status }} now={now}>
          <OrderStatusText order={order} status={status} now={now} />
        </OrderHead>
      }
      footer={
        <OrderBar {...{ order, step, now, cancelling }} seats={checkInFrom(order, now) !== undefined} />
      }
    >
      <div className={styles.stack}>
        <ReadOffline readAt={readAt} />
        <CancelOutcome
          write={cancelling.write}
          unpayable={!canDo(order, 'pay', now)}
          refusal={(failure) => <CancelRefused failure={failure} />}
        />
        <ChangeNotice order={order} />
        {refund && (
          <Card>
            <CardHead>
              <OrderRefund request={refund} />
            </CardHead>
          </Card>
        )}
        {journeys.length > 0 && <OrderJourneys journeys={journeys} today={today} />}
      </div>
      {journeys.length === 0 && <ServiceFacts order={order} />}
      {partner && <PartnerPart order={order} partner={partner} />}
      {people.length > 0 && (
        <Section title={t('people')}>
          <OrderPeople people={people} />
        </Section>
      )}
      <UnreadableEntries entries={order.unreadable} />
      <Section title={t('price')}>
        <OrderPrice order={order} status={status} today={today} />
      </Section>
      <OrderActs {...{ order, step, now }} />
      {order.timeline.length > 0 && (
        <Section title={t('timeline')}>
          <OrderTimeline events={order.timeline} today={today} />
        </Section>
      )}
      <OrderFactsOf order={order} />
      {kind === 'ticket' && <OrderMore order={order} />}
      {kind !== 'ticket' && (
        <p className={styles.rule}>
          <b className={styles.ruleTitle}>{t('refund.title')}</b>{' '}
          {kinds(`refund.${kindOf(kind).refund}`, { hotline })}
        </p>
      )}
    </Frame>
  );
}
