import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useToldDays } from '../../messages/use-told-days.ts';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { isCountedDown, minutesLeft } from '../../rules/orders/status.ts';
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

/** Until when an order can be paid: within the last hour how long that is still, in whole minutes, before that the day. */
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
  const { day, until } = useToldDays(now);
  const b = (words: ReactNode) => <b className={styles.time}>{words}</b>;
  return (
    <span {...root} className={classNames(styles.line, className)}>
      {icon && (
        <span className={styles.icon}>
          <Icon name="clock" size={20} />
        </span>
      )}
      <span>
        {isCountedDown(payUntil, now)
          ? t.rich(`hold.${keeps}`, { time: until(payUntil), b, minutes: minutesLeft(payUntil, now) })
          : t.rich(`hold.${keeps}.at`, { time: date(payUntil, 'time'), b, date: day(payUntil) })}
      </span>
    </span>
  );
}
