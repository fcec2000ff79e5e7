import { useState } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';

interface ConfirmButtonProps {
  /** Name of the act, on the button and in the question. */
  label: string;
  /** The question, its consequence, and the way to leave things as they are. */
  title: string;
  text: string;
  keep: string;
  busy: boolean;
  size?: 'large' | 'medium';
  /** Does it; the question closes once that is over. */
  onConfirm: () => Promise<unknown>;
}

/** An act on an order that is done after one more question, which says what follows. */
export function ConfirmButton({ label, title, text, keep, busy, size, onConfirm }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    await onConfirm();
    setAsking(false);
  };
  return (
    <>
      <Button variant="outline" size={size} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={(open) => !busy && setAsking(open)}
        title={title}
        description={text}
        actions={
          <>
            <Button variant="outline" disabled={busy} onClick={() => setAsking(false)}>
              {keep}
            </Button>
            <Button busy={busy} onClick={() => void confirm()}>
              {label}
            </Button>
          </>
        }
      />
    </>
  );
}
