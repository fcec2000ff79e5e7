import { useLayoutEffect, useState } from 'react';
import { usePayment } from '../../../client/orders/payments.ts';
import { usePaymentOf } from './use-payment-of.ts';
import { WatchedOrder, type WatchedOrderProps } from './WatchedOrder.tsx';

/**
 * The page of an order that is paid on it: a payment that was begun before the page was opened is watched until it is certain, and nothing
 * is paid meanwhile. Where the payment cannot be had, the order is as it was read.
 */
export function OnceCertain({ children, ...watched }: WatchedOrderProps) {
  const [certain, setCertain] = useState(!watched.due);
  const of = usePaymentOf(watched.orderNo);
  const { error } = usePayment(certain ? undefined : of, 'silent');
  if (certain || error) return children;
  return (
    <WatchedOrder {...watched}>
      <Reached onReached={() => setCertain(true)} />
    </WatchedOrder>
  );
}

/** Tells that it is shown. */
function Reached({ onReached }: { onReached: () => void }) {
  useLayoutEffect(onReached, [onReached]);
  return null;
}
