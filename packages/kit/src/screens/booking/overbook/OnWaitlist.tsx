import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useClient } from '../../../client/provider.tsx';
import { PerforatedCard } from '../../../components/perforated-card/PerforatedCard.tsx';
import { NextSteps } from '../../../components/result/NextSteps.tsx';
import type { CreatedOrder } from '../../../contracts/booking/create-order.ts';
import type { FlightOffer } from '../../../contracts/booking/offer.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { ResultFrame } from '../../shell/ResultFrame.tsx';
import { Legs } from './Summary.tsx';
import * as styles from './overbook.css.ts';

export interface OnWaitlistProps {
  order: CreatedOrder;
  flights: readonly FlightOffer[];
  /** Somebody else is booked on the same flights. */
  onAnother: () => void;
}

/** A place on the waitlist is taken: its order and flights, and where the order is seen. */
export function OnWaitlist({ order: { orderNo }, flights, onAnother }: OnWaitlistProps) {
  const t = useMessages('booking-form');
  const shell = useMessages('shell');
  const { href } = useNavigation();
  const { login } = useClient();
  const signedIn = useSignedIn();
  return (
    <ResultFrame
      bar={t('waitlist')}
      tone="waiting"
      title={t('ordered.waitlist')}
      text={t('ordered.waitlistText')}
      takesFocus
      slip={
        <PerforatedCard stub={<p className={styles.stub}>{t('ordered.number', { number: orderNo })}</p>}>
          <Legs flights={flights} />
        </PerforatedCard>
      }
      next={
        signedIn ? (
          <Button href={href('orderDetail', { params: { id: orderNo } })}>{t('ordered.see')}</Button>
        ) : (
          <Button onClick={login}>{shell('signIn')}</Button>
        )
      }
    >
      <NextSteps
        steps={[
          { icon: 'ticket', title: t('ordered.seat'), text: t('ordered.seatText') },
          signedIn
            ? {
                icon: 'receipt',
                title: t('ordered.order'),
                text: t('ordered.orderText'),
                href: href('orderDetail', { params: { id: orderNo } }),
              }
            : { icon: 'person', title: t('ordered.order'), text: t('ordered.guestText') },
        ]}
      />
      <Button variant="text" onClick={onAnother}>
        {t('ordered.another')}
      </Button>
    </ResultFrame>
  );
}
