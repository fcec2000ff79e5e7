import { useMessages } from '../../messages/provider.tsx';
import { WriteButton } from '../shell/WriteButton.tsx';
import { isOutcomeUnknown } from '../shell/use-verified-mutation.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import type { CancelOrder as Cancelling } from './use-cancel-order.ts';

interface CancelOrderProps {
  cancelling: Cancelling;
  /** Consequence of cancelling. */
  text: string;
}

/** Cancels an order after one more question; while the outcome is unknown, the way to find it out. */
export function CancelOrder({ cancelling: { write, cancel, check }, text }: CancelOrderProps) {
  const t = useMessages('orders');
  if (isOutcomeUnknown(write)) {
    return (
      <WriteButton write={write} onCheck={check}>
        {t('cancel')}
      </WriteButton>
    );
  }
  return (
    <ConfirmButton
      label={t('cancel')}
      title={t('cancel.title')}
      text={text}
      keep={t('cancel.keep')}
      busy={write.state === 'sending'}
      onConfirm={cancel}
    />
  );
}
