import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import type { Removal } from './use-removal.ts';
import * as styles from './beneficiaries.css.ts';

interface DetailActionsProps {
  id: string;
  name: string;
  removal: Removal;
}

/** Remove, after one more question, and edit; where the outcome is unknown, only the way to find it out. */
export function DetailActions({ id, name, removal }: DetailActionsProps) {
  const t = useMessages('beneficiaries');
  const { href } = useNavigation();
  const [asking, setAsking] = useState(false);
  const { state } = removal;
  const sending = state === 'sending';
  const unclear = state === 'unknown' || state === 'checking';
  const confirm = async () => {
    await removal.remove();
    setAsking(false);
  };
  return (
    <div className={styles.actions}>
      {/* One element in both states: the focus comes back to it when the question closes. */}
      <Button
        variant={unclear ? 'filled' : 'outline'}
        icon={unclear ? 'search' : 'trash'}
        busy={state === 'checking'}
        onClick={() => (unclear ? void removal.check() : setAsking(true))}
      >
        {unclear ? t('unknown.check') : t('detail.remove')}
      </Button>
      {!unclear && (
        <Button icon="edit" href={href('addBeneficiary', { query: { pageCode: '2', beneficiary: id } })}>
          {t('detail.edit')}
        </Button>
      )}
      <Dialog
        open={asking}
        onOpenChange={(open) => !sending && setAsking(open)}
        title={t('remove.title', { name })}
        description={t('remove.text')}
        actions={
          <>
            <Button variant="outline" disabled={sending} onClick={() => setAsking(false)}>
              {t('remove.cancel')}
            </Button>
            <Button busy={sending} onClick={() => void confirm()}>
              {t('remove.confirm')}
            </Button>
          </>
        }
      />
    </div>
  );
}
