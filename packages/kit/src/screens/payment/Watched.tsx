import { useEffect, useRef, type ReactNode } from 'react';
import type { PaymentOf } from '../../client/payments.ts';
import type { Payment } from '../../contracts/payments.ts';
import { useClockTick } from '../shell/use-clock-tick.ts';
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
  /** What is shown once it is certain. */
  children: ReactNode;
}

/** A result of paying: while it is not certain, the airline is asked in its place. */
export function Watched({ of, payment, clock, title, onCertain, children }: WatchedProps) {
  const asked = useAskedPayment({ of, payment, clock });
  const now = useClockTick(clock, 1000);
  const { phase } = asked.paying;
  const uncertain = phase === 'confirming' || phase === 'unclear';
  const doubted = useRef(false);
  useEffect(() => {
    if (uncertain) doubted.current = true;
    else if (doubted.current) {
      doubted.current = false;
      onCertain?.();
    }
  }, [uncertain, onCertain]);
  if (phase === 'confirming') return <Confirming {...{ title, payment, asked, now }} />;
  if (phase === 'unclear') return <Unclear {...{ title, payment, asked }} />;
  if (phase === 'abnormal') return <Settled {...{ title, payment }} />;
  return children;
}
