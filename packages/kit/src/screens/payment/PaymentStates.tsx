import { paymentRefusedAs } from '../../client/payments.ts';
import { useSignedIn } from '../../client/signed-in.ts';
import type { RequestFailure } from '../../client/failure.ts';
import { useHost } from '../../host/context.tsx';
import { orderPath } from '../../host/shortcuts.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { base } from '../../navigation/routes.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { RequestFailed } from '../shell/RequestFailed.tsx';
import { SignInCard } from '../shell/SignInCard.tsx';
import * as styles from './payment.css.ts';

export interface PaymentStatesProps {
  read: {
    readonly error: RequestFailure | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/** A payment before it is there: on its way, not to be had, or of no order of this member. */
export function PaymentStates({ read: { error, isFetching, refetch } }: PaymentStatesProps) {
  const t = useMessages('payment');
  const shell = useMessages('shell');
  const signedIn = useSignedIn();
  if (!signedIn && guestless(error)) return <GuestsPayment />;
  if (!error) {
    return (
      <Loading label={shell('loading')}>
        <div className={styles.shapes}>
          <Skeleton inlineSize="100%" blockSize={160} />
          <Skeleton inlineSize="100%" blockSize={280} />
        </div>
      </Loading>
    );
  }
  if (paymentRefusedAs(error) === 'payment.notFound') return <NoPayment />;
  return (
    <Card>
      <RequestFailed
        title={t('load.failed')}
        note={t('load.unchanged')}
        failure={error}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    </Card>
  );
}

/** Somebody who is not signed in has nothing to name the order with, or the airline wants to know who asks. */
const guestless = (error: RequestFailure | null): boolean => error?.failure.kind === 'unauthorised';

/** A guest who knows an order's number alone. */
export function GuestsPayment() {
  const t = useMessages('payment');
  const shell = useMessages('shell');
  return <SignInCard icon="receipt" title={t('guest')} text={t('guest.text')} signIn={shell('signIn')} />;
}

/** An address that names none of the member's orders here; a ticket's order may be the host's. */
export function NoPayment() {
  const t = useMessages('payment');
  const { href } = useNavigation();
  const host = useHost();
  const { id } = usePlace('payment').params;
  return (
    <Card>
      <EmptyState
        icon="receipt"
        title={t('notFound')}
        text={t('notFound.text')}
        action={
          <>
            {id !== undefined && host.can('ticketOrders') && (
              <Button size="medium" href={base + orderPath(id)}>
                {t('toOrder')}
              </Button>
            )}
            <Button variant="tinted" size="medium" href={href('home')}>
              {t('home')}
            </Button>
          </>
        }
      />
    </Card>
  );
}
