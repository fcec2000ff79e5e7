import { useOnline } from '../../host/use-online.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Notice } from '../../primitives/notice/Notice.tsx';
import * as styles from './points.css.ts';

/** Without a network: from when the figures are. */
export function BillOffline({ readAt }: { readAt: string }) {
  const t = useMessages('points');
  const { date } = useFormats();
  if (useOnline()) return null;
  return (
    <div className={styles.gutter}>
      <Notice tone="attention" icon="offline" live>
        {t.rich('bill.offline', { time: date(readAt, 'time'), b: (words) => <strong>{words}</strong> })}
        <br />
        {t('bill.offlineText')}
      </Notice>
    </div>
  );
}
