import { useEffect, useRef } from 'react';
import { useAirlineClock } from '../../../host/use-airline-clock.ts';
import { usePayment, type PaymentOf } from '../../../client/orders/payments.ts';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import type { Payment } from '../../../contracts/orders/payments.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { isPaid, isPayable, paymentStatus } from '../../../rules/payments/payment.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useClockTick } from '../../shell/use-clock-tick.ts';
import { Confirming } from './Confirming.tsx';
import { Pay } from './Pay.tsx';
import { GuestsPayment, PaymentStates } from './PaymentStates.tsx';
import { Settled } from './Settled.tsx';
import { Unclear } from './Unclear.tsx';
import { useAskedPayment } from './use-asked-payment.ts';
import { usePaymentOf } from './use-payment-of.ts';
import { useResultOf } from './use-paying.ts';

/** How often the time that is left is counted again, ms. */
const tick = 1000;

/** /pay/:id: pays for an order of any kind at the host's cashier. */
export function PaymentScreen() {
  const t = useMessages('payment');
  const { id } = usePlace('payment').params;
  const of = usePaymentOf(id ?? '');
  const signedIn = useSignedIn();
  const read = usePayment(of);
  const { data, dataUpdatedAt, refetch } = read;
  if (data) {
    return (
      <OnePayment key={id} of={of} payment={data} readAt={dataUpdatedAt} onExpired={() => void refetch()} />
    );
  }
  return (
    <Frame title={t('title')}>
      {!signedIn && of.orderKey === undefined ? <GuestsPayment /> : <PaymentStates read={read} />}
    </Frame>
  );
}

interface OnePaymentProps {
  of: PaymentOf;
  payment: Payment;
  /** When it was read, ms since 1970. */
  readAt: number;
  /** The airline's clock says that its time is over. */
  onExpired: () => void;
}

function OnePayment({ of, payment, readAt, onExpired }: OnePaymentProps) {
  const t = useMessages('payment');
  const navigation = useNavigation();
  const clock = useAirlineClock();
  const now = useClockTick(clock, tick);
  const asked = useAskedPayment({ of, payment, clock });
  const { phase } = asked.paying;
  const standing = paymentStatus(payment, now);
  const over = standing === 'expired' && payment.state !== 'expired';
  const expiryAsked = useRef(false);
  // The airline ends it by its own clock; what it says then is shown.
  useEffect(() => {
    if (!over || expiryAsked.current) return;
    expiryAsked.current = true;
    onExpired();
  }, [over, onExpired]);
  const result = useResultOf(payment);
  const doubted = useRef(false);
  // Where the money has arrived after a doubt, the result of this kind of order says what it has brought.
  useEffect(() => {
    if (phase === 'confirming' || phase === 'atCashier' || phase === 'unclear') doubted.current = true;
    else if (doubted.current && isPaid(payment.state)) navigation.follow(result);
  }, [phase, payment.state, navigation, result]);

  if (phase === 'confirming')
    return <Confirming title={t('title')} payment={payment} asked={asked} now={now} />;
  if (phase === 'unclear') return <Unclear title={t('title')} payment={payment} asked={asked} />;
  const payable = phase === 'atCashier' || (isPayable(standing) && isPayable(payment.state));
  if (payable) return <Pay of={of} payment={payment} asked={asked} now={now} readAt={readAt} />;
  return <Settled title={t('title')} payment={{ ...payment, state: standing }} />;
}
