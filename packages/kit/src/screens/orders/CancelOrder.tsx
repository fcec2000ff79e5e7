import { useMessages } from '../../messages/provider.tsx';
import { WriteButton } from '../shell/WriteButton.tsx';
import { isOutcomeUnknown } from '../shell/use-verified-mutation.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import type { CancelOrder as Cancelling } from './use-cancel-order.ts';

interface CancelOrderProps {
  cancelling: Cancelling;
  /** Consequence of cancelling. */
  text: string;
  /** Name of the act, in place of the usual one. */
  label?: string | undefined;
}

/** Cancels an order after one more question; while the outcome is unknown, the way to find it out. */
export function CancelOrder({ cancelling: { write, cancel, check }, text, label }: CancelOrderProps) {
  const t = useMessages('orders');
  if (isOutcomeUnknown(write)) {
    return (
      <WriteButton write={write} onCheck={check}>
        {label ?? t('cancel')}
      </WriteButton>
    );
  }
  return (
    <ConfirmButton
      label={label ?? t('cancel')}
      title={label ?? t('cancel.title')}
      text={text}
      keep={t('cancel.keep')}
      busy={write.state === 'sending'}
      onConfirm={cancel}
    />
  );
}
