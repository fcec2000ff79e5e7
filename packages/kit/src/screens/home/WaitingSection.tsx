import { Suspense } from 'react';
import { useClaimHistory } from '../../client/points/retro.ts';
import type { ListedOrder } from '../../contracts/orders/orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Section, SectionLink } from '../../primitives/card/Section.tsx';
import { shownClaims } from '../../rules/retro/history.ts';
import { PendingSum } from '../mine/PendingSum.tsx';
import { useDueWords } from '../mine/use-due-words.ts';
import { usePendingOrders } from '../mine/use-pending-orders.ts';
import { useOrderHref } from '../orders/any-kind/use-order-href.ts';
import { useOpenRefunds } from '../refunds/use-open-refunds.ts';
import { Half } from './Half.tsx';
import { QuietFailure } from './QuietFailure.tsx';
import { RefundHalf } from './RefundHalf.tsx';
import * as styles from './WaitingSection.css.ts';

/**
 * Things that wait for the member: the payment that runs out first, flights that the airline has changed, payments that are not certain, and
 * claims and refunds on their way; nothing where there is none of them.
 */
export function WaitingSection() {
  // Its words come with it, and until then there is nothing that could move.
  return (
    <Suspense>
      <WaitingRead />
    </Suspense>
  );
}

function WaitingRead() {
  const t = useMessages('orders-hub');
  const { date } = useFormats();
  const { href } = useNavigation();
  const {
    due: [due],
    others,
    lost,
  } = usePendingOrders();
  const words = useDueWords();
  const wayOf = useOrderHref();
  const claims = shownClaims(useClaimHistory({ announce: 'silent' }).data?.retroClaimList ?? []).filter(
    ({ dealResult }) => dealResult === 'P',
  );
  const [claim] = claims;
  const refunds = useOpenRefunds();
  const waits = due !== undefined || others.length > 0 || claim !== undefined || refunds.length > 0;
  if (!waits && !lost) return null;
  return (
    <Section
      title={t('waiting')}
      action={
        <SectionLink href={href('orderHub')} label={t('all.label')}>
          {t('all.label')}
        </SectionLink>
      }
    >
      {lost && (
        <QuietFailure text={t('waiting.failed')} onRetry={() => void lost.refetch()} busy={lost.isFetching} />
      )}
      {waits && (
        <ul className={classNames(styles.card, lost && styles.after)}>
          {due && (
            <Half
              tone="attention"
              icon="clock"
              label={words.time(due, 'left')}
              figure={<PendingSum order={due.order} />}
              text={words.subject(due.order)}
              href={wayOf(due.order).href}
            />
          )}
          <Changes orders={others.filter(({ change }) => change !== undefined)} />
          <Uncertain order={others.find(({ change }) => change === undefined)} />
          {claim && (
            <Half
              tone="plain"
              icon="claim"
              label={t('waiting.claim')}
              figure={t('waiting.claimCount', { count: claims.length })}
              text={t('waiting.claimText', {
                flight: claim.flightNo,
                date: date(claim.commitDate, 'monthDay'),
              })}
              href={href('claimHistory')}
            />
          )}
          {refunds.length > 0 && <RefundHalf requests={refunds} />}
        </ul>
      )}
    </Section>
  );
}

/** Flights that the airline has changed: the one, or how many there are. */
function Changes({ orders }: { orders: readonly ListedOrder[] }) {
  const t = useMessages('orders-hub');
  const { href } = useNavigation();
  const { date } = useFormats();
  const [order, ...more] = orders.toSorted((one, other) =>
    (one.startsAt ?? '').localeCompare(other.startsAt ?? ''),
  );
  if (order?.change === undefined) return null;
  const { startsAt, flightNos } = order;
  const flight = [...(startsAt === undefined ? [] : [date(startsAt, 'monthDay')]), ...flightNos].join(
    '\u00A0',
  );
  const several = more.length > 0;
  return (
    <Half
      tone="attention"
      icon="change"
      label={
        several ? t('waiting.changes', { count: more.length + 1 }) : t(`waiting.changed.${order.change}`)
      }
      figure={t('waiting.decide')}
      text={
        several
          ? t.rich('waiting.earliest', { flight: () => <span className={styles.whole}>{flight}</span> })
          : flight
      }
      href={
        several
          ? href('orders')
          : href('orderDetail', { params: { id: order.orderNo }, query: { view: 'change' } })
      }
    />
  );
}

/** A payment that is not certain. */
function Uncertain({ order }: { order: ListedOrder | undefined }) {
  const t = useMessages('orders-hub');
  const { subject } = useDueWords();
  const wayOf = useOrderHref();
  return (
    order && (
      <Half
        tone="attention"
        icon="alert"
        label={t('waiting.abnormal')}
        figure={<PendingSum order={order} />}
        text={subject(order)}
        href={wayOf(order).href}
      />
    )
  );
}
