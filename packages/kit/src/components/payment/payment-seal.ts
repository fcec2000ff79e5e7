import type { IconName } from '../../primitives/icon/Icon.tsx';
import type { PaymentState } from '../../rules/payments/payment.ts';
import type { SealTone } from '../result/Seal.tsx';

/** Result of paying as it is told: a state of the airline, or that it could not be found out. */
export type PaymentResult = PaymentState | 'unclear';

interface Look {
  readonly tone: SealTone;
  readonly icon?: IconName;
}

/** The seal of each result of paying. */
export const paymentSeal: Readonly<Record<PaymentResult, Look>> = {
  open: { tone: 'due' },
  begun: { tone: 'waiting' },
  confirming: { tone: 'waiting' },
  unclear: { tone: 'unknown' },
  unpaid: { tone: 'due', icon: 'close' },
  failed: { tone: 'refused' },
  paid: { tone: 'done' },
  ticketing: { tone: 'waiting' },
  ticketed: { tone: 'done' },
  abnormal: { tone: 'refused', icon: 'alert' },
  expired: { tone: 'over', icon: 'clock' },
  cancelled: { tone: 'over' },
};
