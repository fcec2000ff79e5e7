import type { ReactNode } from 'react';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import type { Payment } from '../../../contracts/orders/payments.ts';
import { PaymentMatter } from '../../../components/payment/PaymentMatter.tsx';
import { PaymentOutcome, type PaymentResult } from '../../../components/payment/PaymentOutcome.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { isPaid, isPayable } from '../../../rules/payments/payment.ts';
import { Frame } from '../../shell/Frame.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import { orderOf } from './results.ts';
import { TicketingTimes } from './TicketingTimes.tsx';
import * as styles from './payment.css.ts';

export interface SettledProps {
  title: string;
  payment: Payment;
  /** Result to tell; the payment's own state without it. */
  result?: PaymentResult;
  /** Below what was paid for. */
  children?: ReactNode;
}

/** How a payment stands, with the ways on: to the order, and to the payment while it can still be made, else to another order. */
export function Settled({ title, payment, result = payment.state, children }: SettledProps) {
  const t = useMessages('payment');
  const { money } = useFormats();
  const navigation = useNavigation();
  const { orderNo, kind, state, cash } = payment;
  const signedIn = useSignedIn();
  const order = orderOf[kind](navigation, orderNo);
  const payable = isPayable(state) && result === state;
  const ended = state === 'expired' || state === 'cancelled';
  const paid = isPaid(state);
  return (
    <Frame
      title={title}
      band={<PaymentOutcome state={result} figure={paid ? cash.map(money).join(' + ') : undefined} />}
      footer={
        <div className={styles.actions}>
          {!payable && !ended && (
            <Button variant="outline" href={navigation.href('home')}>
              {t('home')}
            </Button>
          )}
          {signedIn && (
            <Button variant={payable || ended ? 'outline' : 'filled'} href={order}>
              {t('toOrder')}
            </Button>
          )}
          {payable && (
            <Button tone="pay" href={navigation.href('payment', { params: { id: orderNo } })}>
              {t(state === 'failed' ? 'payAgain' : 'payNow')}
            </Button>
          )}
          {ended && <OrderAgain kind={kind} orderNo={orderNo} />}
        </div>
      }
    >
      <PaymentMatter payment={payment} />
      {state === 'ticketing' && <TicketingTimes payment={payment} />}
      {children}
    </Frame>
  );
}
