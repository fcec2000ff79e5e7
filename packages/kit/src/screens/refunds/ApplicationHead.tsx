import type { RefundTicket } from '../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { localTime } from '../../rules/time/time.ts';
import { nextLeg } from './refundable.ts';
import { useFlightOf } from './use-flight-of.ts';
import * as styles from './refunds.css.ts';

/** Flight and order that the application is about. */
export function ApplicationHead({ ticket, orderNo }: { ticket: RefundTicket | undefined; orderNo: string }) {
  const t = useMessages('refund-form');
  const refund = useMessages('refund');
  const { date } = useFormats();
  const flight = useFlightOf(ticket && nextLeg(ticket));
  if (!flight) return null;
  const { day, time } = localTime(flight.departs);
  return (
    <div className={styles.band}>
      <p className={styles.bandFlight}>
        {flight.flightNo} {refund('route', { from: flight.from, to: flight.to })}
      </p>
      <p className={styles.bandFacts}>{t('head', { day: date(day, 'weekday'), time, orderNo })}</p>
    </div>
  );
}
