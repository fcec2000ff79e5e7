import type { ReactNode } from 'react';
import { useAddDocument, useLookUpAccount, useReloadAccount } from '../../client/account/member-account.ts';
import { DocumentForm } from '../../components/account-forms/DocumentForm.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { kindsOfSort, type DocumentSort } from '../../rules/member-account.ts';
import {
  checkedDocument,
  documentOnFile,
  emptyDocument,
  type DocumentChecked,
  type DocumentTyped,
} from '../../validators/account/member-account.ts';
import { Frame } from '../shell/Frame.tsx';
import { FormDraftNotice } from '../shell/FormDraftNotice.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { useVerifiedMutation } from '../shell/use-verified-mutation.ts';
import { personalDraft, useFormDraft } from '../shell/use-form-draft.ts';
import { useSavingWords } from '../shell/use-saving-words.ts';
import { useToday } from '../shell/use-today.ts';
import { WriteButton } from '../shell/WriteButton.tsx';
import * as styles from './account.css.ts';

const documentDraft = personalDraft<DocumentTyped, DocumentChecked>('document');

interface AddDocumentProps {
  sort: DocumentSort;
  /** Of the screen. */
  title: string;
  /** Drawn above the form. */
  lead?: ReactNode;
  /** Leaves the screen once the document is on the account; without it the screen follows the account. */
  onLeave?: () => void;
}

/** The form of a document, and what became of saving it. What is typed is kept in memory alone. */
export function AddDocument({ sort, title, lead, onLeave }: AddDocumentProps) {
  const t = useMessages('account');
  const today = useToday();
  const words = useSavingWords();
  const kinds = kindsOfSort[sort];
  const draft = useFormDraft(documentDraft, sort, emptyDocument(kinds[0]));
  const { mutateAsync } = useAddDocument();
  const lookUp = useLookUpAccount();
  const reload = useReloadAccount();
  const { write, send, check } = useVerifiedMutation<DocumentChecked, unknown>({
    send: (sent) => mutateAsync(sent),
    lookUp: async (sent) => (documentOnFile(sent, (await lookUp()).documents) ? true : undefined),
    unsure: draft.unsure,
    onUnsure: draft.setUnsure,
    onDone: async (_answer, _sent, here) => {
      draft.forget();
      toastStore.show(t('document.saved'));
      const reloaded = reload();
      if (!here) return undefined;
      if (!onLeave) return reloaded;
      onLeave();
      return 'leaving';
    },
  });
  const submit = (typed: DocumentTyped) => {
    const sent = checkedDocument(typed, today);
    if (sent) void send(sent);
  };
  return (
    <Frame title={title}>
      {lead}
      <OutcomeNotice write={write} words={words} />
      <FormDraftNotice {...{ draft, write }} className={styles.above} />
      <DocumentForm
        key={draft.generation}
        defaultValue={draft.initial}
        {...{ kinds, today }}
        onChange={draft.keep}
        onSubmit={submit}
      >
        <WriteButton wide type="submit" write={write} onCheck={check}>
          {t('save')}
        </WriteButton>
      </DocumentForm>
    </Frame>
  );
}
