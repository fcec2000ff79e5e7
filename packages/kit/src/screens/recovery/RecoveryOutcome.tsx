import { useMessages } from '../../messages/provider.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { OutcomeNotice, type OutcomeNoticeProps } from '../shell/OutcomeNotice.tsx';
import { isExpired } from './use-expiry.ts';

interface RecoveryOutcomeProps extends Pick<OutcomeNoticeProps, 'write' | 'action'> {
  /** Which of the writes. */
  of: 'send' | 'check' | 'reset';
  /** The page has expired. */
  expired: boolean;
}

/** What came of a write of the recovery, where it is not plain success. */
export function RecoveryOutcome({ write, action, of, expired }: RecoveryOutcomeProps) {
  const t = useMessages('recovery');
  const over = (
    <Notice tone="attention" icon="clock" title={t('expired.soon')} live>
      {t('expired.back')}
    </Notice>
  );
  if (expired && write.state !== 'refused') return over;
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
      refusal={(failure) => (expired && isExpired(failure) ? over : undefined)}
    />
  );
}
