import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useToldDays } from '../../messages/use-told-days.ts';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { isCountedDown, secondsLeft } from '../../rules/orders/status.ts';
import * as styles from './OrderList.css.ts';

export interface OrderCountdownProps extends RootProps<HTMLSpanElement> {
  /** ISO 8601. */
  payUntil: string;
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** Time that is left to pay, to the second within the last hour; it is not read out at every step. */
export function OrderCountdown({ payUntil, now, className, ...root }: OrderCountdownProps) {
  const t = useMessages('order-list');
  const { date } = useFormats();
  const { day } = useToldDays(now);
  const left = secondsLeft(payUntil, now) ?? 0;
  const b = (words: React.ReactNode) => <b className={styles.holdTime}>{words}</b>;
  return (
    <span {...root} className={classNames(styles.footText, styles.hold, className)}>
      {isCountedDown(payUntil, now)
        ? t.rich('hold', { minutes: Math.floor(left / 60), seconds: left % 60, b })
        : t.rich('hold.at', { date: day(payUntil), time: date(payUntil, 'time'), b })}
    </span>
  );
}
