import type { Payment } from '../../../contracts/orders/payments.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useToldDays } from '../../../messages/use-told-days.ts';
import { Link } from '../../../primitives/link/Link.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import { useOrderClock } from '../use-order-clock.ts';
import * as styles from './payment.css.ts';

/** When it was paid, and by when the tickets are issued, as far as the airline says so; that time over, whom to ask. */
export function TicketingTimes({ payment: { paidAt, ticketBy } }: { payment: Payment }) {
  const t = useMessages('payment');
  const { hotline } = useConfig();
  const now = useOrderClock();
  const { until } = useToldDays(now);
  if (paidAt === undefined || ticketBy === undefined) return null;
  const [since, latest] = [Date.parse(paidAt), Date.parse(ticketBy)];
  const share = (now - since) / Math.max(1, latest - since);
  return (
    <div className={styles.times}>
      <p className={styles.timesWords}>
        <span>{t('ticketing.paidAt', { time: until(paidAt) })}</span>
        <span>{t('ticketing.by', { time: until(ticketBy) })}</span>
      </p>
      <svg
        className={styles.bar}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden
        focusable="false"
      >
        <rect className={styles.barLeft} width="100" height="1" />
        <rect className={styles.barGone} width={Math.min(100, Math.max(0, share * 100))} height="1" />
      </svg>
      {now > latest && (
        <Notice
          tone="attention"
          title={t('ticketing.late')}
          action={<Link href={`tel:${hotline}`}>{t('ticketing.call', { hotline })}</Link>}
          live
        >
          {t('ticketing.lateText')}
        </Notice>
      )}
    </div>
  );
}
