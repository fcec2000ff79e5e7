import { useMessages } from '../../messages/provider.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';

interface PaymentFailedProps {
  /** In place of the usual advice. */
  text?: string;
}

/** The cashier said no the last time; nothing was charged. */
export function PaymentFailed({ text }: PaymentFailedProps) {
  const t = useMessages('orders');
  return (
    <Notice tone="error" title={t('payFailed')}>
      {text ?? t('payFailed.text')}
    </Notice>
  );
}
