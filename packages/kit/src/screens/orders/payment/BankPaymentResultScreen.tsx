import { useEffect } from 'react';
import { useAirlineClock } from '../../../host/use-airline-clock.ts';
import { usePayment, type PaymentOf } from '../../../client/orders/payments.ts';
import { useReloadPoints } from '../../../client/points/points.ts';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import type { Payment } from '../../../contracts/orders/payments.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { usePlace } from '../../../navigation/provider.tsx';
import { paymentStatus } from '../../../rules/payments/payment.ts';
import { Frame } from '../../shell/Frame.tsx';
import { GuestsPayment, NoPayment, PaymentStates } from './PaymentStates.tsx';
import { Settled } from './Settled.tsx';
import { usePaymentOf } from './use-payment-of.ts';
import { Watched } from './Watched.tsx';

/** /bank/paySuccess: the outcome of a payment in the bank's app, and of one for tickets; for an order of any kind. */
export function BankPaymentResultScreen() {
  const { order } = usePlace('bankPaymentResult').query;
  return order === undefined ? <NoOrder /> : <ResultOf key={order} orderNo={order} />;
}

function NoOrder() {
  const t = useMessages('payment');
  return (
    <Frame title={t('result.title')}>
      <NoPayment />
    </Frame>
  );
}

function ResultOf({ orderNo }: { orderNo: string }) {
  const t = useMessages('payment');
  const of = usePaymentOf(orderNo);
  const signedIn = useSignedIn();
  const read = usePayment(of);
  const { data } = read;
  if (data) return <Result of={of} payment={data} />;
  return (
    <Frame title={t('result.title')}>
      {!signedIn && of.orderKey === undefined ? <GuestsPayment /> : <PaymentStates read={read} />}
    </Frame>
  );
}

interface ResultProps {
  of: PaymentOf;
  payment: Payment;
}

function Result({ of, payment }: ResultProps) {
  const t = useMessages('payment');
  const clock = useAirlineClock();
  const reloadPoints = useReloadPoints();
  const paid = payment.state === 'paid';
  useEffect(() => {
    if (paid) void reloadPoints();
  }, [paid, reloadPoints]);
  return (
    <Watched of={of} payment={payment} clock={clock} title={t('result.title')}>
      <Settled title={t('result.title')} payment={{ ...payment, state: paymentStatus(payment, clock()) }} />
    </Watched>
  );
}
