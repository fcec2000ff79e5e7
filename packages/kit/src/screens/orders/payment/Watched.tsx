import { useEffect, useRef, type ReactNode } from 'react';
import type { PaymentOf } from '../../../client/orders/payments.ts';
import type { Payment } from '../../../contracts/orders/payments.ts';
import type { PayingPhase } from '../../../rules/payments/paying.ts';
import { useClockTick } from '../../shell/use-clock-tick.ts';
import { Confirming } from './Confirming.tsx';
import { Settled } from './Settled.tsx';
import { Unclear } from './Unclear.tsx';
import { useAskedPayment } from './use-asked-payment.ts';

export interface WatchedProps {
  of: PaymentOf;
  payment: Payment;
  /** The airline's clock, ms since 1970. */
  clock: () => number;
  title: string;
  /** Something certain has come of it after a doubt. */
  onCertain?: () => void;
  /** Content once it is certain. */
  children: ReactNode;
}

/** Phases in which the order is shown as it was read: nothing has come of it since. */
const asRead: ReadonlySet<PayingPhase> = new Set(['atCashier', 'unpaid', 'failed']);

/**
 * A result of paying: while it is not certain, the airline is asked in its place. Where the payment has gone on, it is told until the
 * order has been read again.
 */
export function Watched({ of, payment, clock, title, onCertain, children }: WatchedProps) {
  const asked = useAskedPayment({ of, payment, clock });
  const now = useClockTick(clock, 1000);
  const { phase } = asked.paying;
  const uncertain = phase === 'confirming' || phase === 'unclear';
  const first = useRef(phase);
  useEffect(() => {
    if (uncertain || phase === first.current) return;
    first.current = phase;
    onCertain?.();
  }, [uncertain, phase, onCertain]);
  if (phase === 'confirming') return <Confirming {...{ title, payment, asked, now }} />;
  if (phase === 'unclear') return <Unclear {...{ title, payment, asked }} />;
  if (asRead.has(phase) || (phase === 'ready' && payment.state === 'open')) return children;
  // The cashier's word from before the traveller looked elsewhere is repeated only once the airline says so.
  return <Settled title={title} payment={phase === 'ready' ? { ...payment, state: 'open' } : payment} />;
}
