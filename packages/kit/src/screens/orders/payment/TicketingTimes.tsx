import type { Payment } from '../../../contracts/orders/payments.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import * as styles from './payment.css.ts';

/** When it was paid, and by when the tickets are issued, as far as the airline says so. */
export function TicketingTimes({ payment: { paidAt, ticketBy, now } }: { payment: Payment }) {
  const t = useMessages('payment');
  const { date } = useFormats();
  if (paidAt === undefined || ticketBy === undefined) return null;
  const share =
    (Date.parse(now) - Date.parse(paidAt)) / Math.max(1, Date.parse(ticketBy) - Date.parse(paidAt));
  return (
    <div className={styles.times}>
      <p className={styles.timesWords}>
        <span>{t('ticketing.paidAt', { time: date(paidAt, 'time') })}</span>
        <span>{t('ticketing.by', { time: date(ticketBy, 'time') })}</span>
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
    </div>
  );
}
