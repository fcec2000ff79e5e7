import { useEffect, useRef, type ReactNode } from 'react';
import type { RequestFailure } from '../../client/failure.ts';
import { useOnline } from '../../host/use-online.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { isOutcomeUnknown, type VerifiedMutation } from './use-verified-mutation.ts';
import * as styles from './OutcomeNotice.css.ts';

/** Words of a screen for the outcomes of its write. */
export interface OutcomeWords {
  /** "It is not certain whether …" */
  readonly unknown: string;
  /** Nothing came of it, and what to do then. */
  readonly absent: string;
  readonly absentText: string;
  /** Title above the back end's own words. */
  readonly refused?: string | undefined;
}

export interface OutcomeNoticeProps {
  write: VerifiedMutation<unknown>;
  words: OutcomeWords;
  /** A refusal that has words of its own; the back end's without it. */
  refusal?: ((failure: RequestFailure) => ReactNode) | undefined;
  /** Beside what is unknown: the way to look it up, where no button of the screen does. */
  action?: ReactNode;
  /** It comes into sight without the focus, which a question gives back to its button. */
  keepsFocus?: boolean | undefined;
}

/** Outcome of a write, where it is not plain success: it takes the focus, as the button that was pressed may be far below. */
export function OutcomeNotice({ write, words, refusal, action, keepsFocus = false }: OutcomeNoticeProps) {
  const t = useMessages('outcome');
  const online = useOnline();
  const ref = useRef<HTMLDivElement>(null);
  const { state } = write;
  useEffect(() => {
    if (state === 'idle' || state === 'sending' || state === 'checking') return;
    if (keepsFocus) ref.current?.scrollIntoView({ block: 'nearest' });
    else ref.current?.focus();
  }, [state, write, keepsFocus]);
  if (state === 'idle' || state === 'sending') return null;
  return (
    <div ref={ref} tabIndex={-1} className={styles.told}>
      {state === 'refused' &&
        (refusal?.(write.failure) ?? (
          <Notice tone="error" title={words.refused} live>
            {write.failure.failure.kind === 'refused' && write.failure.failure.message}
          </Notice>
        ))}
      {state === 'unsent' && (
        <Notice tone="attention" icon="offline" title={t('unsent.title')} live>
          {t('unsent.text')}
        </Notice>
      )}
      {state === 'absent' && (
        <Notice tone="info" title={words.absent} live>
          {words.absentText}
        </Notice>
      )}
      {isOutcomeUnknown(write) && (
        <Notice tone="attention" title={words.unknown} action={action} live>
          {t('text')}
          {!online && <p>{t('offline')}</p>}
        </Notice>
      )}
    </div>
  );
}
