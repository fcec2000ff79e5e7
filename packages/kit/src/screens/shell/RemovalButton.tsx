import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { isOutcomeUnknown, type VerifiedMutation } from './use-verified-mutation.ts';

export interface RemovalButtonProps {
  write: VerifiedMutation<unknown>;
  onRemove: () => Promise<void>;
  /** Looks up its outcome. */
  onCheck: () => Promise<void>;
  words: {
    readonly remove: string;
    /** The question, and what follows from the answer. */
    readonly title: string;
    readonly text: string;
    readonly cancel: string;
    readonly confirm: string;
  };
  wide?: boolean | undefined;
  /** One of many in a list: words without a box. */
  quiet?: boolean | undefined;
  /** It gives something up that stays to be read: without the sign and the colour of what is deleted. */
  givesUp?: boolean | undefined;
}

/** Removes after one more question; where the outcome is unknown, looks it up. */
export function RemovalButton({ write, onRemove, onCheck, words, wide, quiet, givesUp }: RemovalButtonProps) {
  const t = useMessages('outcome');
  const [asking, setAsking] = useState(false);
  const sending = write.state === 'sending';
  const unclear = isOutcomeUnknown(write);
  const confirm = async () => {
    await onRemove();
    setAsking(false);
  };
  return (
    <>
      {/* One element in both states: the focus comes back to it when the question closes. */}
      <Button
        variant={unclear ? 'filled' : quiet ? 'text' : 'outline'}
        size={quiet ? 'medium' : 'large'}
        tone={unclear || givesUp ? 'action' : 'danger'}
        icon={unclear ? 'search' : givesUp ? undefined : 'trash'}
        busy={write.state === 'checking'}
        wide={wide}
        onClick={() => (unclear ? void onCheck() : setAsking(true))}
      >
        {unclear ? t('check') : words.remove}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={(open) => !sending && setAsking(open)}
        title={words.title}
        description={words.text}
        actions={
          <>
            <Button variant="outline" disabled={sending} onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
            <Button tone={givesUp ? 'action' : 'danger'} busy={sending} onClick={() => void confirm()}>
              {words.confirm}
            </Button>
          </>
        }
      />
    </>
  );
}
