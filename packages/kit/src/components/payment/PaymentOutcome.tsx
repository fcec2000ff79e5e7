import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import type { PaymentState } from '../../rules/payments/payment.ts';
import { Seal } from './Seal.tsx';
import * as styles from './PaymentOutcome.css.ts';

/** Result of paying as it is told: a state of the airline, or that it could not be found out. */
export type PaymentResult = PaymentState | 'unclear';

const seals: Readonly<Record<PaymentResult, { icon: IconName; tone: keyof typeof styles.tone }>> = {
  open: { icon: 'clock', tone: 'due' },
  begun: { icon: 'clock', tone: 'waits' },
  confirming: { icon: 'clock', tone: 'waits' },
  unclear: { icon: 'clock', tone: 'due' },
  unpaid: { icon: 'close', tone: 'due' },
  failed: { icon: 'error', tone: 'wrong' },
  paid: { icon: 'check', tone: 'done' },
  ticketing: { icon: 'clock', tone: 'waits' },
  ticketed: { icon: 'check', tone: 'done' },
  abnormal: { icon: 'alert', tone: 'wrong' },
  expired: { icon: 'clock', tone: 'over' },
  cancelled: { icon: 'close', tone: 'over' },
};

export interface PaymentOutcomeProps {
  /** How the payment stands. */
  state: PaymentResult;
  /** The amount or what was bought, under the state. */
  figure?: ReactNode;
  /** Meaning of the state; the state's own words without it. */
  children?: ReactNode;
}

/** Outcome of a payment, as the largest thing of its screen. */
export function PaymentOutcome({ state, figure, children }: PaymentOutcomeProps) {
  const t = useMessages('payment');
  const { icon, tone } = seals[state];
  return (
    <div className={styles.outcome} role="status">
      <span className={styles.tone[tone]}>
        <Seal icon={icon} />
      </span>
      <h2 className={styles.state}>{t(state)}</h2>
      {figure !== undefined && <p className={styles.figure}>{figure}</p>}
      <p className={styles.text}>{children || t(`${state}.text`)}</p>
    </div>
  );
}
