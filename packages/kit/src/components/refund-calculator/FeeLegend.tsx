import { useMessages } from '../../messages/provider.tsx';
import { ticketWays } from './types.ts';
import * as styles from './FeeAxis.css.ts';

/** Key to the three lines of the axis. */
export function FeeLegend() {
  const t = useMessages('fees');
  return (
    <span className={styles.legend} aria-hidden>
      {ticketWays.toReversed().map((way) => (
        <span key={way} className={styles.key}>
          <svg className={styles.keyLine} viewBox="0 0 24 2">
            <path className={styles.line[way]} d="M0 1H24" />
          </svg>
          {t(`way.${way}`)}
        </span>
      ))}
    </span>
  );
}
