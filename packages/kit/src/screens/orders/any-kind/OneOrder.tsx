import { useEffect, useRef } from 'react';
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
import { useFormats } from '../../../messages/use-formats.ts';
import { Card } from '../../../primitives/card/Card.tsx';
import { CardHead } from '../../../primitives/card/CardHead.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { checkInOpensHours } from '../../../rules/check-in/check-in.ts';
import { kindOf, pageOf } from '../../../rules/orders/kinds.ts';
import { canDo, nextStep } from '../../../rules/orders/next-step.ts';
import { orderStatus, type OrderStatus } from '../../../rules/orders/status.ts';
import { localTime } from '../../../rules/time/time.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { CancelOutcome } from '../CancelOutcome.tsx';
import { useRefundsByOrder } from '../../refunds/use-open-refunds.ts';
import { useOrderClock } from '../use-order-clock.ts';
import { ChangeNotice } from './ChangeNotice.tsx';
import { OrderActs } from './OrderActs.tsx';
import { OrderBar } from './OrderBar.tsx';
import { OrderFactsOf } from './OrderFactsOf.tsx';
import { OrderMore } from './OrderMore.tsx';
import { OrderRefund } from './OrderRefund.tsx';
import { PartnerPart } from './PartnerPart.tsx';
import { CancelRefused } from './CancelRefused.tsx';
import { useCancelling } from './use-cancelling.ts';
import * as styles from './order-detail.css.ts';

const hour = 3_600_000;

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
  const status = orderStatus(order, now);
  const cancelling = useCancelling(order);
  useAskOnceExpired(status);
  const { journeys, people, orderNo, kind, partner } = order;
  const { host } = useHost().environment();
  const { hotline } = useConfig();
  const step = nextStep(order, pageOf(kind, host, partner?.url !== undefined), now);
  const refund = useRefundsByOrder().get(orderNo);
  return (
    <Frame
      title={t('title')}
      band={
        <OrderHead
          data-pair="detail"
          order={{ ...order, state: status }}
          now={now}
          title={status === 'completed' && kind === 'ticket' ? t('issued') : undefined}
        >
          <StatusText order={order} status={status} now={now} />
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
        {journeys.length > 0 && <OrderJourneys journeys={journeys} />}
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
        <OrderPrice order={order} status={status} />
      </Section>
      <OrderActs {...{ order, step, now }} />
      {order.timeline.length > 0 && (
        <Section title={t('timeline')}>
          <OrderTimeline events={order.timeline} />
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

/** The airline frees what was kept by its own clock; how it stands then is asked for once. */
function useAskOnceExpired(status: OrderStatus): void {
  const reload = useReloadOrders();
  const asked = useRef(false);
  useEffect(() => {
    if (status !== 'expired' || asked.current) return;
    asked.current = true;
    void reload();
  }, [status, reload]);
}

interface StatusTextProps {
  order: OrderDetail;
  status: OrderStatus;
  now: number;
}

/** Meaning of the status. */
function StatusText({ order, status, now }: StatusTextProps) {
  const { ticketBy, kind } = order;
  const t = useMessages('order-detail');
  const { date } = useFormats();
  if (status === 'waiting') return null;
  if (status === 'ticketing' && ticketBy !== undefined)
    return t('ticketing.by', { date: date(ticketBy, 'monthDay'), time: date(ticketBy, 'time') });
  if (status === 'completed')
    return kind === 'ticket' ? <NextOfTickets {...{ order, now }} /> : t('completed.service');
  return t(`${status}.text`);
}

/** Next step of tickets that are issued; of a flight that the airline has changed, and of tickets that were given back, the page tells more below. */
function NextOfTickets({ order, now }: { order: OrderDetail; now: number }) {
  const t = useMessages('order-detail');
  const { date } = useFormats();
  const { change, journeys } = order;
  if (change !== undefined) return null;
  if (canDo(order, 'checkIn', now)) return t('issued.checkIn');
  if (journeys.length > 0 && !nextOf(order, now)) return t('issued.flown');
  const at = checkInFrom(order, now);
  if (at === undefined) return null;
  return t('issued.early', { date: date(at, 'monthDay'), time: date(at, 'time') });
}

/** The next flight of an order. */
const nextOf = ({ journeys }: OrderDetail, now: number) =>
  journeys.find(({ departure }) => Date.parse(departure.time) > now);

/** When check-in opens for tickets that are issued, ISO 8601; undefined once it has, and where there is nothing to choose a seat for. */
function checkInFrom(order: OrderDetail, now: number): string | undefined {
  const { kind, state, change, people } = order;
  const next = nextOf(order, now);
  const kept = people.some(({ coupons }) => coupons.some((coupon) => coupon.state === 'open'));
  if (kind !== 'ticket' || state !== 'completed' || change !== undefined || !next || !kept) return undefined;
  const opens = Date.parse(next.departure.time) - checkInOpensHours * hour;
  return opens > now && !canDo(order, 'checkIn', now) ? new Date(opens).toISOString() : undefined;
}

/** Service, when and for whom. */
function ServiceFacts({ order }: { order: OrderDetail }) {
  const t = useMessages('order-detail');
  const kinds = useMessages('order-kinds');
  const { date } = useFormats();
  const { title, kind, facts, startsAt, flightNos, passengers } = order;
  // An order for a flight begins at a minute, the rest on a day.
  const starts = (at: string) =>
    [date(at.slice(0, 10), 'date'), ...(flightNos.length > 0 ? [localTime(at).time] : [])].join(' ');
  const all = [
    ...facts.map(({ label, value }) => [label, value] as const),
    ...(startsAt === undefined ? [] : [[t('starts', { kind }), starts(startsAt)] as const]),
    ...(flightNos.length === 0 ? [] : [[t('flight'), flightNos.join(' ')] as const]),
    ...(passengers.length === 0 ? [] : [[t('people'), passengers.join(' · ')] as const]),
  ];
  return (
    <Section title={title} action={kinds(`kind.${kind}`)}>
      <dl className={styles.service}>
        {all.map(([label, value]) => (
          <div key={label} className={styles.serviceFact}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
