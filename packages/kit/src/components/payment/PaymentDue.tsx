import { memo } from 'react';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Amount } from '../amount/Amount.tsx';
import type { Payment } from '../../contracts/orders/payments.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useToldDays } from '../../messages/use-told-days.ts';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './PaymentDue.css.ts';
import { deadlineOf } from '../../rules/payments/payment.ts';

export interface PaymentDueProps extends RootProps<HTMLDivElement> {
  /** Amount that is due, and until when. */
  payment: Pick<Payment, 'cash' | 'kind' | 'payUntil' | 'priceUntil'>;
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** Amount to pay as the largest thing, and the time left until the one deadline that matters. Seconds are shown, only minutes are announced. */
export function PaymentDue({ payment, now, className, ...root }: PaymentDueProps) {
  const t = useMessages('payment');
  const { until } = useToldDays(now);
  const { cash, kind, payUntil, priceUntil } = payment;
  const deadline = deadlineOf({ payUntil, priceUntil }, now);
  const priceOver = priceUntil !== undefined && now >= Date.parse(priceUntil);
  return (
    <div {...root} className={classNames(styles.due, className)}>
      <h2 className={styles.label}>{t('due')}</h2>
      <Sums cash={cash} />
      {deadline && (
        <>
          <div className={styles.hold} aria-hidden>
            <Notice tone="attention" icon="clock">
              {t.rich(`hold.${deadline.of === 'price' ? 'price' : kind}`, {
                // A whole minute ends with the space that would part it from the seconds.
                time: t('time', {
                  minutes: Math.floor(deadline.seconds / 60),
                  seconds: deadline.seconds % 60,
                }).trimEnd(),
                b: (words) => <b className={styles.time}>{words}</b>,
              })}
            </Notice>
          </div>
          <VisuallyHidden>
            <p role="status">{t('left', { minutes: Math.ceil(deadline.seconds / 60) })}</p>
          </VisuallyHidden>
        </>
      )}
      {priceOver && <p className={styles.price}>{t('price.over', { time: until(priceUntil) })}</p>}
    </div>
  );
}

/** The amounts, which do not change with the time that is left. */
const Sums = memo(function Sums({ cash }: Pick<Payment, 'cash'>) {
  return cash.map((sum) => (
    <p key={sum.currency} className={styles.amount}>
      <Amount value={sum} />
    </p>
  ));
});
