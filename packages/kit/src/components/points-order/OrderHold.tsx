import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { secondsLeft } from '../../rules/payments/payment.ts';
import * as styles from './OrderHold.css.ts';

export interface OrderHoldProps {
  /** ISO 8601. */
  payUntil: string;
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** Until when an order waits, and how long that is still, in whole minutes. */
export function OrderHold({ payUntil, now }: OrderHoldProps) {
  const t = useMessages('points-orders');
  const { date } = useFormats();
  return (
    <span className={styles.line}>
      <span className={styles.icon}>
        <Icon name="clock" size={20} />
      </span>
      <span>
        {t.rich('hold', {
          time: date(payUntil, 'time'),
          minutes: Math.ceil((secondsLeft(payUntil, now) ?? 0) / 60),
          b: (words) => <b className={styles.time}>{words}</b>,
        })}
      </span>
    </span>
  );
}
