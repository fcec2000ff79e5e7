import { useState } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import type { Removal } from './use-removal.ts';

export interface RemovalButtonProps {
  removal: Removal;
  words: {
    readonly remove: string;
    /** Of the button once the outcome is unknown. */
    readonly check: string;
    /** The question, and what follows from the answer. */
    readonly title: string;
    readonly text: string;
    readonly cancel: string;
    readonly confirm: string;
  };
  wide?: boolean | undefined;
}

/** Whether only looking up what came of a removal makes sense now. */
export const isUnclear = ({ state }: Removal): boolean => state === 'unknown' || state === 'checking';

/** Removes after one more question; where the outcome is unknown, looks it up. */
export function RemovalButton({ removal, words, wide }: RemovalButtonProps) {
  const [asking, setAsking] = useState(false);
  const sending = removal.state === 'sending';
  const unclear = isUnclear(removal);
  const confirm = async () => {
    await removal.remove();
    setAsking(false);
  };
  return (
    <>
      {/* One element in both states: the focus comes back to it when the question closes. */}
      <Button
        variant={unclear ? 'filled' : 'outline'}
        icon={unclear ? 'search' : 'trash'}
        busy={removal.state === 'checking'}
        wide={wide}
        onClick={() => (unclear ? void removal.check() : setAsking(true))}
      >
        {unclear ? words.check : words.remove}
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
            <Button busy={sending} onClick={() => void confirm()}>
              {words.confirm}
            </Button>
          </>
        }
      />
    </>
  );
}
