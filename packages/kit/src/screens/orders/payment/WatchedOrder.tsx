import type { ReactNode } from 'react';
import { useAirlineClock } from '../../../host/use-airline-clock.ts';
import { usePayment } from '../../../client/orders/payments.ts';
import { Frame } from '../../shell/Frame.tsx';
import { PaymentStates } from './PaymentStates.tsx';
import { usePaymentOf } from './use-payment-of.ts';
import { Watched } from './Watched.tsx';

export interface WatchedOrderProps {
  orderNo: string;
  /** The order has not been paid, as far as it is known here. */
  due: boolean;
  title: string;
  /** Something certain has come of a payment: the order is not what it was. */
  onCertain: () => void;
  /** The order as it stands. */
  children: ReactNode;
}

/** The result of an order: before it says "not paid", the payment is asked for, and watched until it is certain. */
export function WatchedOrder({ due, ...props }: WatchedOrderProps) {
  return due ? <Asked {...props} /> : props.children;
}

function Asked({ orderNo, title, onCertain, children }: Omit<WatchedOrderProps, 'due'>) {
  const of = usePaymentOf(orderNo);
  const read = usePayment(of);
  const { data, error } = read;
  const clock = useAirlineClock();
  if (data)
    return (
      <Watched of={of} payment={data} {...{ clock, title, onCertain }}>
        {children}
      </Watched>
    );
  // An order that cannot be paid at the cashier has no payment.
  if (error?.failure.kind === 'refused') return children;
  return (
    <Frame title={title}>
      <PaymentStates read={read} />
    </Frame>
  );
}
