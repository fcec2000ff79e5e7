import { useMessages } from '../../messages/provider.tsx';
import { BillSkeleton } from '../../components/points-bill/BillSkeleton.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { RequestFailed } from '../shell/RequestFailed.tsx';
import type { Bill } from './use-bill.ts';

/** The bill before its figures are there: on their way, or not to be had. */
export function BillStates({ bill }: { bill: Exclude<Bill, { state: 'ready' }> }) {
  const t = useMessages('points');
  const shell = useMessages('shell');
  if (bill.state === 'loading') {
    return (
      <Loading label={shell('loading')}>
        <BillSkeleton />
      </Loading>
    );
  }
  return (
    <Card>
      <RequestFailed
        title={t('bill.failed')}
        note={t('bill.unchanged')}
        failure={bill.failure}
        onRetry={bill.retry}
        busy={bill.busy}
      />
    </Card>
  );
}
