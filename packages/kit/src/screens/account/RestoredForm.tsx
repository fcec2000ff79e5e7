import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import * as styles from './account.css.ts';

/** Notice that earlier input is back, and can be thrown away. */
export function RestoredForm({ onStartOver }: { onStartOver: () => void }) {
  const t = useMessages('forms');
  return (
    <div className={styles.above}>
      <Notice
        tone="info"
        action={
          <Button variant="text" size="medium" onClick={onStartOver}>
            {t('startOver')}
          </Button>
        }
      >
        {t('restored')}
      </Notice>
    </div>
  );
}
