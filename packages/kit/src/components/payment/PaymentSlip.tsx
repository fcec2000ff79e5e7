import type { RootProps } from '../../primitives/root-props.ts';
import { Amount } from '../amount/Amount.tsx';
import type { Payment } from '../../contracts/orders/payments.ts';
import { useMessages } from '../../messages/provider.tsx';
import { isPaid, isPayable } from '../../rules/payments/payment.ts';
import { PerforatedCard } from '../perforated-card/PerforatedCard.tsx';
import { SlipFact, SlipFacts } from '../result/SlipFacts.tsx';
import * as styles from './PaymentSlip.css.ts';

export interface PaymentSlipProps extends RootProps<HTMLDivElement> {
  /** Purchase, its amounts, and the state of its payment. */
  payment: Pick<Payment, 'orderNo' | 'title' | 'detail' | 'lines' | 'cash' | 'state'>;
}

/** Receipt of a payment, or what is still to be paid: the purchase above the perforation, its amounts below. */
export function PaymentSlip({
  payment: { orderNo, title, detail, lines, cash, state },
  ...root
}: PaymentSlipProps) {
  const t = useMessages('payment');
  const orders = useMessages('orders');
  const unpaid = isPayable(state) ? t('sum') : orders('facts.amount');
  const label = isPaid(state) ? t('paidSum') : unpaid;
  return (
    <PerforatedCard
      {...root}
      stub={
        <>
          {lines.length > 1 && (
            <dl className={styles.lines}>
              {lines.map(({ label: name, cash: part }) => (
                <div key={name} className={styles.line}>
                  <dt>{name}</dt>
                  <dd className={styles.price}>
                    <Amount value={part} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <SlipFacts>
            {cash.map((sum) => (
              <SlipFact key={sum.currency} label={label}>
                <Amount value={sum} />
              </SlipFact>
            ))}
          </SlipFacts>
        </>
      }
    >
      <p className={styles.title}>{title}</p>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      <p className={styles.detail}>{t('orderNo', { orderNo })}</p>
    </PerforatedCard>
  );
}
