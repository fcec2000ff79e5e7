import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import type { Cancelling } from './use-cancelling.ts';

/** Gives up an order after one more question that says what follows. */
export function CancelOrder({ cancelling: { write, cancel } }: { cancelling: Cancelling }) {
  const t = useMessages('tier-orders');
  const [asking, setAsking] = useState(false);
  const sending = write.state === 'sending';
  const confirm = async () => {
    await cancel();
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
