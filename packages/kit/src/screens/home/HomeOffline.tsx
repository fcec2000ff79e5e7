import { useNextTrip, useNotices } from '../../client/home.ts';
import { usePointsSummary } from '../../client/points.ts';
import { useOnline } from '../../host/use-online.ts';
import { useFormats, useMessages } from '../../messages/provider.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import * as styles from './home.css.ts';

/** Without a network: from when the oldest of the shown figures is. */
export function HomeOffline() {
  const t = useMessages('home');
  const { date } = useFormats();
  const read = [usePointsSummary(), useNextTrip(), useNotices()].flatMap(({ data, dataUpdatedAt }) =>
    data ? [dataUpdatedAt] : [],
  );
  if (useOnline() || read.length === 0) return null;
  const time = date(new Date(Math.min(...read)).toISOString(), 'time');
  return (
    <div className={styles.offline}>
      <Notice tone="attention" icon="offline" live>
        {t.rich('offline', { time, b: (words) => <strong>{words}</strong> })}
      </Notice>
    </div>
  );
}
