import { useEffect } from 'react';
import { usePayment } from '../../client/payments.ts';
import { useReloadPoints } from '../../client/points.ts';
import { useAirlineClock } from '../../host/use-airline-clock.ts';
import { useMessages } from '../../messages/provider.tsx';
import { usePlace } from '../../navigation/provider.tsx';
import { paymentStanding } from '../../rules/payments/payment.ts';
import { Frame } from '../shell/Frame.tsx';
import { NoPayment, PaymentStates } from './PaymentStates.tsx';
import { Settled } from './Settled.tsx';

/** /bank/paySuccess: what came of a payment in the bank's app, for an order of any kind. */
export function BankPaymentResultScreen() {
  const t = useMessages('payment');
  const { order } = usePlace('bankPaymentResult').query;
  const read = usePayment(order);
  const { data } = read;
  const clock = useAirlineClock();
  const reloadPoints = useReloadPoints();
  const paid = data?.state === 'paid';
  useEffect(() => {
    if (paid) void reloadPoints();
  }, [paid, reloadPoints]);
  if (data)
    return <Settled title={t('result.title')} payment={{ ...data, state: paymentStanding(data, clock()) }} />;
  return (
    <Frame title={t('result.title')}>
      {order === undefined ? <NoPayment /> : <PaymentStates read={read} />}
    </Frame>
  );
}
