import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import type { PaymentState } from '../../rules/payments/payment.ts';
import * as styles from './PaymentOutcome.css.ts';

const icons: Readonly<Record<PaymentState, IconName>> = {
  open: 'clock',
  failed: 'error',
  paid: 'check',
  expired: 'clock',
  cancelled: 'close',
};

export interface PaymentOutcomeProps {
  /** How the payment stands. */
  state: PaymentState;
  /** The amount or what was bought, under the state. */
  figure?: ReactNode;
  /** What it means; the state's own words without it. */
  children?: ReactNode;
}

/** What came of a payment, as the largest thing of its screen. */
export function PaymentOutcome({ state, figure, children }: PaymentOutcomeProps) {
  const t = useMessages('payment');
  return (
    <div className={styles.outcome} role="status">
      <span className={styles.disc[state]}>
        <Icon name={icons[state]} size={32} />
      </span>
      <h2 className={styles.state}>{t(state)}</h2>
      {figure !== undefined && <p className={styles.figure}>{figure}</p>}
      <p className={styles.text}>{children || t(`${state}.text`)}</p>
    </div>
  );
}
