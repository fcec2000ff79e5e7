import { orderRefusedAs } from '../../../client/orders/orders.ts';
import { paymentRefusedAs } from '../../../client/orders/payments.ts';
import type { RequestFailure } from '../../../client/failure.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';

/** The airline does not cancel an order, in words of its own for what is known. */
export function CancelRefused({ failure }: { failure: RequestFailure }) {
  const t = useMessages('orders');
  const payment = useMessages('payment');
  const as = orderRefusedAs(failure);
  if (as === 'order.closed' || as === 'order.notFound') {
    const key = as === 'order.closed' ? 'closed' : 'missing';
    return (
      <Notice tone="error" title={t(key)} live>
        {t(`${key}.text`)}
      </Notice>
    );
  }
  if (paymentRefusedAs(failure) === 'payment.confirming')
    return (
      <Notice tone="attention" title={payment('confirming')} live>
        {payment('confirming.text')}
      </Notice>
    );
  return (
    <Notice tone="error" title={t('cancel.refused')} live>
      {failure.failure.kind === 'refused' && failure.failure.message}
    </Notice>
  );
}
