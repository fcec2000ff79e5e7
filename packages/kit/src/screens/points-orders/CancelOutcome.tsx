import { pointsOrderRefusedAs } from '../../client/points-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import type { VerifiedMutation } from '../shell/use-verified-mutation.ts';

/** Outcome of giving an order up, where it is not plain success. */
export function CancelOutcome({ write }: { write: VerifiedMutation<string> }) {
  const t = useMessages('points-orders');
  return (
    <OutcomeNotice
      write={write}
      words={{
        unknown: t('cancel.unknown'),
        absent: t('cancel.absent'),
        absentText: t('cancel.absentText'),
        refused: t('cancel.refused'),
      }}
      refusal={(failure) =>
        pointsOrderRefusedAs(failure) === 'buyPoints.orderClosed' && (
          <Notice tone="error" title={t('refused.closed')} live>
            {t('refused.closedText')}
          </Notice>
        )
      }
    />
  );
}
