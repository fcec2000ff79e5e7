import { useMessages } from '../../messages/provider.tsx';
import { confirming } from '../../rules/payments/paying.ts';
import { ConfirmingDial } from './ConfirmingDial.tsx';
import * as styles from './PaymentConfirming.css.ts';

export interface ConfirmingHeadProps {
  /** Whole seconds for which the airline is still asked. */
  seconds: number;
}

/** Says that a payment is being confirmed, and how long that may still take. */
export function ConfirmingHead({ seconds }: ConfirmingHeadProps) {
  const t = useMessages('payment');
  return (
    <div className={styles.head}>
      <ConfirmingDial seconds={seconds} />
      <div role="status">
        <h2 className={styles.title}>{t('confirming')}</h2>
        <p className={styles.text}>{t('confirming.wait', { seconds: confirming.forMs / 1000 })}</p>
      </div>
    </div>
  );
}
