import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import type { RemovalState } from '../shell/use-removal.ts';
import * as styles from './beneficiaries.css.ts';

/** What is known of a removal that got no answer; it comes into sight as it changes. */
export function RemovalNotice({ name, state }: { name: string; state: RemovalState }) {
  const t = useMessages('beneficiaries');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  if (state === 'idle' || state === 'sending') return null;
  return (
    <div ref={notice} className={styles.above}>
      {state === 'still' ? (
        <Notice tone="info" title={t('unknown.still', { name })} live>
          {t('unknown.stillText')}
        </Notice>
      ) : (
        <Notice tone="attention" title={t('unknown.removal', { name })} live>
          {t('unknown.text')}
        </Notice>
      )}
    </div>
  );
}
