import { Amount } from '../../../components/amount/Amount.tsx';
import { memo, useState } from 'react';
import { PaymentDue } from '../../../components/payment/PaymentDue.tsx';
import { PaymentMatter } from '../../../components/payment/PaymentMatter.tsx';
import { PaymentMethods } from '../../../components/payment/PaymentMethods.tsx';
import { useMethodName } from '../../../components/payment/use-method-name.ts';
import type { PaymentOf } from '../../../client/orders/payments.ts';
import type { Payment } from '../../../contracts/orders/payments.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Beside } from '../../shell/Beside.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { PayNotices } from './PayNotices.tsx';
import type { AskedPayment } from './use-asked-payment.ts';
import { usePaying, type Paying } from './use-paying.ts';
import * as styles from './payment.css.ts';

export interface PayProps {
  of: PaymentOf;
  payment: Payment;
  asked: AskedPayment;
  /** The airline's clock, ms since 1970. */
  now: number;
  /** When the payment was read, ms since 1970. */
  readAt: number;
}

// Nothing of them changes with the second that is counted.
const Matter = memo(PaymentMatter);
const Methods = memo(PaymentMethods);
const Sums = memo(function Sums({ cash }: Pick<Payment, 'cash'>) {
  return cash.map((sum) => (
    <span key={sum.currency} className={styles.amount}>
      <Amount value={sum} />
    </span>
  ));
});

/** An order that can be paid: what for, in which way, and the step to the cashier. */
export function Pay({ of, payment, asked, now, readAt }: PayProps) {
  const t = useMessages('payment');
  const { kind, methods } = payment;
  const paying = usePaying(of, payment, asked);
  const [wish, setWish] = useState<string>();
  const chosen = methods.find(({ id }) => id === wish) ?? methods[0];
  const wide = useWide();
  const due = <PaymentDue payment={payment} now={now} />;
  const bar = chosen && <PayBar payment={payment} method={chosen} paying={paying} />;
  return (
    <Frame wide title={t('title')} band={!wide && due} footer={!wide && bar}>
      <Beside
        label={t('due')}
        aside={
          wide && (
            <>
              <Card>{due}</Card>
              <Matter payment={payment} />
            </>
          )
        }
        bar={bar}
      >
        <div className={styles.above}>
          <ReadOffline readAt={readAt} />
        </div>
        <PayNotices paying={paying} phase={asked.paying.phase} />
        {!wide && <Matter payment={payment} />}
        <Methods methods={methods} value={chosen?.id} onChange={setWish} />
        <p className={styles.promise}>
          <span className={styles.promiseIcon}>
            <Icon name="shield" size={16} />
          </span>
          <span>{t(`promise.${kind}`)}</span>
        </p>
      </Beside>
    </Frame>
  );
}

interface PayBarProps {
  payment: Payment;
  method: Payment['methods'][number];
  paying: Paying;
}

/** Amount and way beside the step to the cashier; once that is open, the way to find out its outcome. */
function PayBar({ payment: { cash }, method, paying }: PayBarProps) {
  const t = useMessages('payment');
  const nameOf = useMethodName();
  const { cashier, write } = paying;
  if (cashier === 'away') {
    return (
      <Button wide icon="search" onClick={paying.askCashier}>
        {t('check')}
      </Button>
    );
  }
  return (
    <>
      <p className={styles.due}>
        <span className={styles.method}>
          {[nameOf(method), method.last4 !== undefined && t('tail', { last4: method.last4 })]
            .filter(Boolean)
            .join(' ')}
        </span>
        <Sums cash={cash} />
      </p>
      <WriteButton
        tone="pay"
        className={styles.pay}
        write={write}
        onCheck={paying.check}
        onClick={() => void paying.send(method.id)}
      >
        {t('submit')}
      </WriteButton>
    </>
  );
}
