import type { ReactNode } from 'react';
import type { RequestFailure } from '../../client/failure.ts';
import { PointsOrderSkeleton } from '../../components/points-order/PointsOrderSkeleton.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { RequestFailed } from '../shell/RequestFailed.tsx';
import * as styles from './points-orders.css.ts';

export interface ReadStatesProps {
  read: {
    readonly error: RequestFailure | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** Subject of the read that failed: the orders, or the offer. */
  of: 'list' | 'load';
  /** The shape of what comes; orders without it. */
  children?: ReactNode;
}

/** A read before its data are there: on their way, or not to be had. */
export function ReadStates({ read: { error, isFetching, refetch }, of, children }: ReadStatesProps) {
  const t = useMessages('points-orders');
  const shell = useMessages('shell');
  if (error) {
    return (
      <Card>
        <RequestFailed
          title={t(`${of}.failed`)}
          note={t(`${of}.unchanged`)}
          failure={error}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </Card>
    );
  }
  return (
    <Loading label={shell('loading')}>
      {children ?? (
        <div className={styles.stack}>
          <PointsOrderSkeleton />
          <PointsOrderSkeleton />
        </div>
      )}
    </Loading>
  );
}

/** An address that names none of the member's orders. */
export function MissingOrder() {
  const t = useMessages('points-orders');
  const { href } = useNavigation();
  return (
    <Card>
      <EmptyState
        icon="receipt"
        title={t('missing')}
        text={t('missing.text')}
        action={
          <Button variant="tinted" size="medium" href={href('pointsOrders')}>
            {t('all')}
          </Button>
        }
      />
    </Card>
  );
}
