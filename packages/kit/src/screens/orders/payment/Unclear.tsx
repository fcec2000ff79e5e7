import type { Payment } from '../../../contracts/orders/payments.ts';
import { DidNotPay } from './DidNotPay.tsx';
import { Settled } from './Settled.tsx';
import type { AskedPayment } from './use-asked-payment.ts';
import * as styles from './payment.css.ts';

interface UnclearProps {
  title: string;
  payment: Payment;
  asked: AskedPayment;
}

/** The airline was asked for long enough: the orders tell later, and nothing is paid once more. */
export function Unclear({ title, payment, asked }: UnclearProps) {
  return (
    <Settled title={title} payment={payment} result="unclear">
      <div className={styles.quietWay}>
        <DidNotPay asked={asked} variant="text" />
      </div>
    </Settled>
  );
}
