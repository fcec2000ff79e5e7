import { ConfirmingDial } from '../../../components/payment/ConfirmingDial.tsx';
import { PaymentConfirming } from '../../../components/payment/PaymentConfirming.tsx';
import { Result } from '../../../components/result/Result.tsx';
import type { Payment } from '../../../contracts/orders/payments.ts';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useHost } from '../../../host/context.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { confirming, secondsOfAsking } from '../../../rules/payments/paying.ts';
import { Frame } from '../../shell/Frame.tsx';
import { DidNotPay } from './DidNotPay.tsx';
import { orderOf } from './results.ts';
import type { AskedPayment } from './use-asked-payment.ts';
import * as styles from './payment.css.ts';

export interface ConfirmingProps {
  title: string;
  payment: Payment;
  asked: AskedPayment;
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** The outcome of a payment is not certain yet: the airline is asked, and nothing is paid once more. */
export function Confirming({ title, payment, asked, now }: ConfirmingProps) {
  const t = useMessages('payment');
  const navigation = useNavigation();
  const signedIn = useSignedIn();
  const { page } = useHost();
  const order = orderOf[payment.kind](navigation, payment.orderNo);
  return (
    <Frame
      bleed
      wide
      title={title}
      footer={
        <div className={styles.actions}>
          <Button variant="outline" onClick={asked.returned}>
            {t('iPaid')}
          </Button>
          <DidNotPay asked={asked} variant="outline" />
        </div>
      }
    >
      <Result
        tone="waiting"
        drawing={<ConfirmingDial seconds={secondsOfAsking(asked.paying, now)} />}
        title={t('confirming')}
        text={t('confirming.wait', { seconds: confirming.forMs / 1000 })}
      >
        <PaymentConfirming payment={payment} />
        {signedIn && order !== page.path() && (
          <div className={styles.quietWay}>
            <Button variant="text" href={order}>
              {t('toOrder')}
            </Button>
          </div>
        )}
      </Result>
    </Frame>
  );
}
