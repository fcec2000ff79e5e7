import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { useMessages } from '../../messages/provider.tsx';
import { confirming } from '../../rules/payments/paying.ts';
import { Rosette } from '../result/Rosette.tsx';
import * as styles from './PaymentConfirming.css.ts';

const radius = 76;
const around = 2 * Math.PI * radius;

export interface ConfirmingDialProps extends RootProps<HTMLDivElement> {
  /** Whole seconds for which the airline is still asked. */
  seconds: number;
}

/** The seconds for which the airline is still asked, as a figure and a ring that empties; told to nobody who does not see it. */
export function ConfirmingDial({ seconds, className, ...root }: ConfirmingDialProps) {
  const t = useMessages('payment');
  const share = seconds / (confirming.forMs / 1000);
  return (
    <div {...root} className={classNames(styles.dial, className)} aria-hidden>
      <svg className={styles.ring} viewBox="0 0 156 156" focusable="false">
        <circle className={styles.track} cx="78" cy="78" r={radius} />
        <circle
          className={styles.left}
          cx="78"
          cy="78"
          r={radius}
          strokeDasharray={`${around * share} ${around}`}
        />
      </svg>
      <Rosette className={styles.rosette} />
      <span className={styles.count}>
        <span className={styles.figure}>{seconds}</span>
        <span className={styles.unit}>{t('seconds', { seconds })}</span>
      </span>
    </div>
  );
}
