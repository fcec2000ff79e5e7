import type { RequestFailure } from '../../client/failure.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { RequestFailed } from '../shell/RequestFailed.tsx';

interface SaleStatesProps {
  read: { error: RequestFailure | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** Message on what could not be had. */
  title: string;
}

/** While tiers or their orders are on their way, and when they did not arrive. */
export function SaleStates({ read: { error, isFetching, refetch }, title }: SaleStatesProps) {
  const t = useMessages('tier-orders');
  const shell = useMessages('shell');
  if (!error) {
    return (
      <Loading label={shell('loading')}>
        <Skeleton inlineSize="100%" blockSize={220} />
      </Loading>
    );
  }
  return (
    <Card>
      <RequestFailed
        title={title}
        note={t('failed.note')}
        failure={error}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    </Card>
  );
}
