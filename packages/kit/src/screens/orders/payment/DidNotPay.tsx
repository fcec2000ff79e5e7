import { useMessages } from '../../../messages/provider.tsx';
import { Button, type ButtonVariant } from '../../../primitives/button/Button.tsx';
import { useOneAtATime } from '../../shell/use-one-at-a-time.ts';
import type { AskedPayment } from './use-asked-payment.ts';

interface DidNotPayProps {
  asked: Pick<AskedPayment, 'close' | 'closing'>;
  variant: ButtonVariant;
}

/** The traveller says that nothing was paid: the cashier closes the attempt, and what is certain then is shown. */
export function DidNotPay({ asked: { close, closing }, variant }: DidNotPayProps) {
  const t = useMessages('payment');
  const { once } = useOneAtATime();
  return (
    <Button variant={variant} busy={closing} onClick={() => void once(close)}>
      {t('iDidNot')}
    </Button>
  );
}
