import { useOnline } from '../../host/use-online.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import * as styles from './OfflineLine.css.ts';

/** A strip under the bar while there is no network. It is not there where the content says by itself from when it is. */
export function OfflineLine() {
  const t = useMessages('shell');
  if (useOnline()) return null;
  return (
    <div className={styles.strip} aria-live="polite">
      <p className={styles.words}>
        <Icon name="offline" size={16} />
        {t('offline.now')}
      </p>
    </div>
  );
}
