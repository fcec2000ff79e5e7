import { useEffect, useRef, type ReactNode } from 'react';
import { useOnline } from '../../../host/use-online.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { wordsOf } from '../refusal.ts';
import { WriteRefused } from '../WriteRefused.tsx';
import * as styles from './seats.css.ts';
import type { Submitting } from './use-submitting.ts';

export interface SubmitNoticeProps {
  submitting: Submitting;
  /** The way out of a refusal. */
  way?: ReactNode;
}

/** What came of submitting, where it is not plain success: it takes the focus, as the button that was pressed stays below. */
export function SubmitNotice({ submitting, way }: SubmitNoticeProps) {
  const t = useMessages('seat-choice');
  const failures = useMessages('failures');
  const online = useOnline();
  const ref = useRef<HTMLDivElement>(null);
  const { state } = submitting;
  const shown = state === 'refused' || state === 'unknown' || state === 'absent';
  useEffect(() => {
    if (shown) ref.current?.focus();
  }, [shown, submitting]);
  if (!shown && state !== 'checking') return null;
  return (
    <div ref={ref} tabIndex={-1} className={styles.told}>
      {state === 'refused' &&
        (wordsOf(submitting.failure) ? (
          <WriteRefused failure={submitting.failure} action={way} />
        ) : (
          <Notice tone="error" live title={failures('refused.title')}>
            {submitting.failure.failure.kind === 'refused' && submitting.failure.failure.message}
          </Notice>
        ))}
      {state === 'absent' && (
        <Notice tone="info" live title={t('absent.title')}>
          {t('absent.text')}
        </Notice>
      )}
      {(state === 'unknown' || state === 'checking') && (
        <Notice tone="attention" live title={t('unknown.title')}>
          {t('unknown.text')}
          {!online && <p>{t('unknown.offline')}</p>}
        </Notice>
      )}
    </div>
  );
}
