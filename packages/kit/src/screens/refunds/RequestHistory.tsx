import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import * as styles from './refunds.css.ts';

/** Events of a request, the latest first. */
export function RequestHistory({ request: { history } }: { request: RefundRequest }) {
  const t = useMessages('refund-request');
  const { date } = useFormats();
  return (
    <ol aria-label={t('history')}>
      {history.toReversed().map(({ at, event, note }) => (
        <li key={`${at} ${event}`} className={styles.event}>
          <span>{t(`event.${event}`)}</span>
          <span className={styles.eventAt}>
            {date(at, 'monthDay')} {date(at, 'time')}
          </span>
          {note !== undefined && <span className={styles.detail}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
