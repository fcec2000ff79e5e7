import type { ReactNode } from 'react';
import type { RequestFailure } from '../../client/failure.ts';
import { CouponSkeleton } from '../../components/coupon-card/CouponSkeleton.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { RequestFailed } from '../shell/RequestFailed.tsx';

interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: RequestFailure | null;
  readonly dataUpdatedAt: number;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface CouponStatesProps<Data> {
  read: Read<Data>;
  /** Message where it could not be had. */
  failed: string;
  /** Draws the data, once they are there. */
  children: (data: Data) => ReactNode;
}

/** Every state of a read of coupons: cards on their way, a failure, or what there is. */
export function CouponStates<Data>({ read, failed, children }: CouponStatesProps<Data>) {
  const t = useMessages('coupons');
  const shell = useMessages('shell');
  const { data, error, dataUpdatedAt, isFetching, refetch } = read;
  if (data !== undefined)
    return (
      <>
        <ReadOffline readAt={dataUpdatedAt} />
        {children(data)}
      </>
    );
  if (!error)
    return (
      <Loading label={shell('loading')}>
        <CouponSkeleton />
      </Loading>
    );
  return (
    <Card>
      <RequestFailed
        title={failed}
        note={t('unchanged')}
        failure={error}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    </Card>
  );
}
