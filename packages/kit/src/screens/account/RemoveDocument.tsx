import { useLookUpAccount, useRemoveDocument } from '../../client/account/member-account.ts';
import { useMessages } from '../../messages/provider.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { RemovalButton } from '../shell/RemovalButton.tsx';
import { useVerifiedMutation } from '../shell/use-verified-mutation.ts';
import { useSavingWords } from '../shell/use-saving-words.ts';
import * as styles from './account.css.ts';

interface RemoveDocumentProps {
  documentId: string;
  onRemoved: (here: boolean) => void;
}

/** Removes a document after one more question. */
export function RemoveDocument({ documentId, onRemoved }: RemoveDocumentProps) {
  const t = useMessages('account');
  const { refused } = useSavingWords();
  const { mutateAsync } = useRemoveDocument();
  const lookUp = useLookUpAccount();
  const { write, send, check } = useVerifiedMutation<string, unknown>({
    send: () => mutateAsync({ documentId }),
    lookUp: async () =>
      (await lookUp()).documents.some((each) => each.documentId === documentId) ? undefined : true,
    onDone: (_answer, _sent, here) => {
      onRemoved(here);
      return here ? 'leaving' : undefined;
    },
  });
  return (
    <div className={styles.removal}>
      <OutcomeNotice
        keepsFocus
        write={write}
        words={{
          unknown: t('document.remove.unknown'),
          absent: t('document.remove.still'),
          absentText: t('document.remove.stillText'),
          refused,
        }}
      />
      <RemovalButton
        wide
        write={write}
        onRemove={() => send(documentId)}
        onCheck={check}
        words={{
          remove: t('document.remove'),
          title: t('document.remove.title'),
          text: t('document.remove.text'),
          cancel: t('cancel'),
          confirm: t('document.remove.confirm'),
        }}
      />
    </div>
  );
}
