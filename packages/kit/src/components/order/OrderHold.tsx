import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { minutesLeft } from '../../rules/orders/status.ts';
import * as styles from './OrderHold.css.ts';

export interface OrderHoldProps extends RootProps<HTMLSpanElement> {
  /** ISO 8601. */
  payUntil: string;
  /** The airline's clock, ms since 1970. */
  now: number;
  /** Subject of the hold: seats, or the order alone. */
  keeps?: 'seats' | 'order' | undefined;
  /** `false` where a clock is beside it already. */
  icon?: boolean;
}

/** Until when an order can be paid, and how long that is still, in whole minutes. */
export function OrderHold({
  payUntil,
  now,
  keeps = 'order',
  icon = true,
  className,
  ...root
}: OrderHoldProps) {
  const t = useMessages('orders');
  const { date } = useFormats();
  return (
    <span {...root} className={classNames(styles.line, className)}>
      {icon && (
        <span className={styles.icon}>
          <Icon name="clock" size={20} />
        </span>
      )}
      <span>
        {t.rich(`hold.${keeps}`, {
          time: date(payUntil, 'time'),
          minutes: minutesLeft(payUntil, now),
          b: (words) => <b className={styles.time}>{words}</b>,
        })}
      </span>
    </span>
  );
}
