import { useMessages } from '../../messages/provider.tsx';
import * as styles from './RefundCalculator.css.ts';

const minuteMs = 60_000;

/** Time left in the largest units that count; minutes where they are told nowhere else, and in the last hour. */
const partsOf = (left: number, toldElsewhere: boolean) => {
  const minutes = Math.max(0, Math.floor(left / minuteMs));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return { days, hours, minutes: 0 };
  return { days, hours, minutes: hours >= 12 || (hours > 0 && toldElsewhere) ? 0 : minutes % 60 };
};

interface TimeLeftProps {
  /** The next departure, ms since 1970. */
  until: number;
  now: number;
  /** End of the step in force, which the notice below counts down to where it is another instant. */
  nextStep: number | undefined;
}

/** Time until the next departure; that it is past, once it is. */
export function TimeLeft({ until, now, nextStep }: TimeLeftProps) {
  const t = useMessages('fees');
  return (
    <p className={styles.left} data-part="left">
      {now > until
        ? t('departed')
        : t.rich('left', {
            ...partsOf(until - now, nextStep !== until),
            b: (words) => <strong className={styles.leftFigure}>{words}</strong>,
          })}
    </p>
  );
}
