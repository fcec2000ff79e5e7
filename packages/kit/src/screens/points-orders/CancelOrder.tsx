import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { WriteButton } from '../shell/WriteButton.tsx';
import { isOutcomeUnknown } from '../shell/use-verified-mutation.ts';
import type { Cancelling } from './use-cancelling.ts';

/** Gives the order up, after one more question; while it is unknown what came of that, the way to find out. */
export function CancelOrder({ cancelling: { write, send, check } }: { cancelling: Cancelling }) {
  const t = useMessages('points-orders');
  const [asking, setAsking] = useState(false);
  const sending = write.state === 'sending';
  if (isOutcomeUnknown(write)) {
    return (
      <WriteButton write={write} onCheck={check}>
        {t('cancel')}
      </WriteButton>
    );
  }
  const confirm = async () => {
    await send('cancel');
    setAsking(false);
  };
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={(open) => !sending && setAsking(open)}
        title={t('cancel.title')}
        description={t('cancel.text')}
        actions={
          <>
            <Button variant="outline" disabled={sending} onClick={() => setAsking(false)}>
              {t('cancel.keep')}
            </Button>
            <Button busy={sending} onClick={() => void confirm()}>
              {t('cancel')}
            </Button>
          </>
        }
      />
    </>
  );
}
