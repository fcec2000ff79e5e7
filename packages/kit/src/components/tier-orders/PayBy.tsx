import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { minutesKept } from '../../rules/seats/order.ts';
import * as styles from './PayBy.css.ts';

export interface PayByProps {
  /** ISO 8601. */
  payUntil: string;
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** Until when an order can be paid, and how long that is still, in whole minutes. */
export function PayBy({ payUntil, now }: PayByProps) {
  const t = useMessages('tier-orders');
  const { date } = useFormats();
  return (
    <span className={styles.line}>
      <span className={styles.icon}>
        <Icon name="clock" size={16} />
      </span>
      <span>
        {t.rich('payBy', {
          time: date(payUntil, 'time'),
          minutes: minutesKept(payUntil, now),
          b: (words) => <b className={styles.time}>{words}</b>,
        })}
      </span>
    </span>
  );
}
