import { useEffect, useRef } from 'react';
import { usePayment } from '../../client/payments.ts';
import { useAirlineClock } from '../../host/use-airline-clock.ts';
import { useMessages } from '../../messages/provider.tsx';
import { usePlace } from '../../navigation/provider.tsx';
import { isPayable, paymentStanding } from '../../rules/payments/payment.ts';
import { Frame } from '../shell/Frame.tsx';
import { useClockTick } from '../shell/use-clock-tick.ts';
import { Pay } from './Pay.tsx';
import { PaymentStates } from './PaymentStates.tsx';
import { Settled } from './Settled.tsx';

/** How often the time that is left is counted anew, ms. */
const tick = 1000;

/** /pay/:id: pays for an order of any kind at the host's cashier. */
export function PaymentScreen() {
  const t = useMessages('payment');
  const { id } = usePlace('payment').params;
  const read = usePayment(id);
  const { data, dataUpdatedAt, refetch } = read;
  const now = useClockTick(useAirlineClock(), tick);
  const standing = data && paymentStanding(data, now);
  const asked = useRef(false);
  const over = standing === 'expired' && data?.state !== 'expired';
  // The airline ends it by its own clock; what it says then is shown.
  useEffect(() => {
    if (!over || asked.current) return;
    asked.current = true;
    void refetch();
  }, [over, refetch]);
  if (!data || !standing) {
    return (
      <Frame title={t('title')}>
        <PaymentStates read={read} />
      </Frame>
    );
  }
  if (!isPayable(standing)) return <Settled title={t('title')} payment={{ ...data, state: standing }} />;
  return <Pay key={id} payment={data} now={now} readAt={dataUpdatedAt} />;
}
