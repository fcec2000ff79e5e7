import { useMessages } from '../../messages/provider.tsx';
import { CounterPlace } from '../counter-place/CounterPlace.tsx';
import type { ActionPartProps } from './types.ts';
import * as styles from './SegmentAction.css.ts';

/** The counter, where check-in is closed. */
export function Closed({ segment, shared: { now } }: ActionPartProps) {
  const t = useMessages('check-in');
  return (
    <div className={styles.told}>
      <p className={styles.what}>{t('closed')}</p>
      <CounterPlace segment={segment} now={now} />
    </div>
  );
}
