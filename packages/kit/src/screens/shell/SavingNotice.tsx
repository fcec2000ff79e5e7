import { useEffect, useRef, type ReactNode } from 'react';
import { useOnline } from '../../host/use-online.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import type { Saving } from './use-saving.ts';
import * as styles from './SavingNotice.css.ts';

export interface SavingNoticeProps {
  saving: Saving<unknown>;
  /** A refusal that has words of its own; the server's own words without it. */
  refused?: ReactNode;
}

/** What came of saving, where it is not plain success: it takes the focus, as the button that was pressed is far below. */
export function SavingNotice({ saving, refused }: SavingNoticeProps) {
  const t = useMessages('forms');
  const words = useMessages('beneficiaries');
  const online = useOnline();
  const ref = useRef<HTMLDivElement>(null);
  const { state } = saving;
  const told = state === 'refused' || state === 'unknown' || state === 'absent';
  useEffect(() => {
    if (told) ref.current?.focus();
  }, [told, saving]);
  if (!told && state !== 'checking') return null;
  return (
    <div ref={ref} tabIndex={-1} className={styles.told}>
      {state === 'refused' &&
        (refused ?? (
          <Notice tone="error" title={t('refused.title')} live>
            {saving.message}
          </Notice>
        ))}
      {state === 'absent' && (
        <Notice tone="info" title={t('absent.title')} live>
          {t('absent.text')}
        </Notice>
      )}
      {(state === 'unknown' || state === 'checking') && (
        <Notice tone="attention" title={t('unknown.title')} live>
          {words('unknown.text')}
          {!online && <p>{t('unknown.offline')}</p>}
        </Notice>
      )}
    </div>
  );
}
