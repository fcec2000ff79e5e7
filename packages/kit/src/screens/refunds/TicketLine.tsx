import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { localTime } from '../../rules/time/time.ts';
import * as link from '../../primitives/link/Link.css.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { useEndNames } from '../shell/use-end-names.ts';
import type { ReadableFees } from './readable-fees.ts';
import { legOf } from './leg-of.ts';
import * as styles from './fees.css.ts';

/** The flight that the ticket is for next, and the way to another ticket. */
export function TicketLine({ fees }: { fees: ReadableFees }) {
  const t = useMessages('fees');
  const { date } = useFormats();
  const { href } = useNavigation();
  const leg = legOf(fees);
  const names = useEndNames(leg?.from ?? '', leg?.to ?? '');
  if (!leg) return null;
  return (
    <div className={styles.ticket}>
      <div>
        <p className={styles.flight}>{t('ticket.flight', { flight: leg.flightNo, ...names })}</p>
        <p className={styles.facts}>
          {t('ticket.facts', {
            day: date(localTime(leg.departs).day, 'weekday'),
            time: localTime(leg.departs).time,
            cabin: leg.cabin ?? 'none',
          })}
        </p>
      </div>
      <Link className={link.alone} href={href('feeCalculator')}>
        {t('otherTicket')}
      </Link>
    </div>
  );
}
