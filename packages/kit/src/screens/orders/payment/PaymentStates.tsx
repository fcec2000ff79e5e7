import { paymentRefusedAs } from '../../../client/orders/payments.ts';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import type { RequestFailure } from '../../../client/failure.ts';
import { useHost } from '../../../host/context.tsx';
import { orderPath } from '../../../host/shortcuts.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { base } from '../../../navigation/routes.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { ReadStates, type ReadStatesProps } from '../../shell/ReadStates.tsx';
import { SignInCard } from '../../shell/SignInCard.tsx';
import * as styles from './payment.css.ts';

/** A payment before it is there: on its way, not to be had, or of no order of this member. */
export function PaymentStates({ read }: Pick<ReadStatesProps, 'read'>) {
  const { error } = read;
  const t = useMessages('payment');
  const signedIn = useSignedIn();
  if (!signedIn && guestless(error)) return <GuestsPayment />;
  if (error && paymentRefusedAs(error) === 'payment.notFound') return <NoPayment />;
  return (
    <ReadStates read={read} title={t('load.failed')} note={t('load.unchanged')}>
      <div className={styles.shapes}>
        <Skeleton inlineSize="100%" blockSize={160} />
        <Skeleton inlineSize="100%" blockSize={280} />
      </div>
    </ReadStates>
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

/** An address that names none of the member's payments; a ticket's order may be the host's, all others are in the list. */
export function NoPayment() {
  const t = useMessages('payment');
  const shell = useMessages('shell');
  const { href } = useNavigation();
  const host = useHost();
  const { id } = usePlace('payment').params;
  return (
    <EmptyState
      drawing="order"
      title={t('notFound')}
      text={t('notFound.text')}
      action={
        <>
          {id !== undefined && host.can('ticketOrders') ? (
            <Button size="medium" href={base + orderPath(id)}>
              {t('toOrder')}
            </Button>
          ) : (
            <Button size="medium" href={href('orders')}>
              {shell('section.orders')}
            </Button>
          )}
          <Button variant="outline" size="medium" href={href('home')}>
            {t('home')}
          </Button>
        </>
      }
    />
  );
}
