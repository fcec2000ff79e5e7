import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { HoldOver } from './HoldOver.tsx';
import * as styles from '../legend/SeatLegend.css.ts';
import type { SeatHold } from '../types.ts';

const minute = 60_000;

/** Until when the seats are kept, in whole minutes: a ticking second makes nobody quicker. */
export function SeatHoldLine({ hold: { until, now, onRenew } }: { hold: SeatHold }) {
  const t = useMessages('seats');
  const { date } = useFormats();
  const end = Date.parse(until);
  const [left, setLeft] = useState(() => end - now());
  useEffect(() => {
    const rest = end - now();
    setLeft(rest);
    if (rest <= 0) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (span: number): void => {
      // On to where the next whole minute begins.
      timer = setTimeout(
        () => {
          const next = end - now();
          setLeft(next);
          if (next > 0) wait(next);
        },
        span % minute || minute,
      );
    };
    wait(rest);
    return () => clearTimeout(timer);
  }, [end, now]);

  if (left <= 0) return <HoldOver onRenew={onRenew} />;
  return (
    <p className={styles.hold}>
      <Icon name="clock" size={16} />
      <span>
        {t.rich('hold.until', {
          time: date(until, 'time'),
          minutes: Math.ceil(left / minute),
          b: (words) => <b className={styles.holdTime}>{words}</b>,
        })}
      </span>
    </p>
  );
}
