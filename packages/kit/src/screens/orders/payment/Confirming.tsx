import { ConfirmingHead } from '../../../components/payment/ConfirmingHead.tsx';
import { PaymentConfirming } from '../../../components/payment/PaymentConfirming.tsx';
import type { Payment } from '../../../contracts/orders/payments.ts';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useHost } from '../../../host/context.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { secondsOfAsking } from '../../../rules/payments/paying.ts';
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
      title={title}
      band={<ConfirmingHead seconds={secondsOfAsking(asked.paying, now)} />}
      footer={
        <div className={styles.actions}>
          <Button variant="outline" onClick={asked.returned}>
            {t('iPaid')}
          </Button>
          <DidNotPay asked={asked} variant="outline" />
        </div>
      }
    >
      <PaymentConfirming payment={payment} />
      {signedIn && order !== page.path() && (
        <div className={styles.quietWay}>
          <Button variant="text" href={order}>
            {t('toOrder')}
          </Button>
        </div>
      )}
    </Frame>
  );
}
