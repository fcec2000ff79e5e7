import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { OutcomeNotice, type OutcomeNoticeProps } from '../../shell/OutcomeNotice.tsx';

interface RecoveryOutcomeProps extends Pick<OutcomeNoticeProps, 'write' | 'action'> {
  /** Which of the writes. */
  of: 'send' | 'check' | 'reset';
  /** The page has expired. */
  expired: boolean;
}

/** Outcome of a write of the recovery, where it is not plain success. */
export function RecoveryOutcome({ write, action, of, expired }: RecoveryOutcomeProps) {
  const t = useMessages('recovery');
  const over = (message: string) => (
    <Notice tone="error" title={t('expired.soon')} live>
      {message && <p>{message}</p>}
      <p>{t('expired.back')}</p>
    </Notice>
  );
  if (expired && write.state !== 'refused') return over('');
  return (
    <OutcomeNotice
      write={write}
      action={action}
      words={{
        unknown: t(`unknown.${of}`),
        absent: t(`absent.${of}`),
        absentText: t('absent.text'),
        refused: t(`refused.${of}`),
      }}
      refusal={({ failure }) =>
        expired ? over(failure.kind === 'refused' ? failure.message : '') : undefined
      }
    />
  );
}
