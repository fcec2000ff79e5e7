import {
  useChangeDocument,
  useLookUpAccount,
  useReloadAccount,
} from '../../client/account/member-account.ts';
import { DocumentChangeForm } from '../../components/account-forms/DocumentChangeForm.tsx';
import type { MemberDocument } from '../../components/account-overview/types.ts';
import { MaskedText } from '../../components/person-line/MaskedText.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { credentialOf, memberCredentials } from '../../rules/credentials.ts';
import {
  checkedDocumentChange,
  documentChangeFields,
  type DocumentChangeTyped,
} from '../../validators/account/member-account.ts';
import { Frame } from '../shell/Frame.tsx';
import { FormDraftNotice } from '../shell/FormDraftNotice.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { useVerifiedMutation } from '../shell/use-verified-mutation.ts';
import { personalDraft, useFormDraft } from '../shell/use-form-draft.ts';
import { useSavingWords } from '../shell/use-saving-words.ts';
import { useToday } from '../shell/use-today.ts';
import { WriteButton } from '../shell/WriteButton.tsx';
import { RemoveDocument } from './RemoveDocument.tsx';
import * as styles from './account.css.ts';

type Change = NonNullable<ReturnType<typeof checkedDocumentChange>>;

const changeDraft = personalDraft<DocumentChangeTyped, Change>('documentChange');

/** The kind as the forms know it; an unknown one is of the others. */
const kindOf = ({ idType }: MemberDocument) => {
  const kind = credentialOf(idType)?.kind;
  return memberCredentials.find((each) => each === kind) ?? 'other';
};

/** Parts of a document that can be changed, and the way to remove it. */
export function EditDocument({ document }: { document: MemberDocument }) {
  const t = useMessages('account');
  const documents = useMessages('beneficiaries');
  const navigation = useNavigation();
  const today = useToday();
  const words = useSavingWords();
  const { documentId, expireDate = '', issueCountry = '' } = document;
  const kind = kindOf(document);
  const draft = useFormDraft(changeDraft, documentId, { kind, expiry: expireDate, country: issueCountry });
  const { mutateAsync } = useChangeDocument();
  const lookUp = useLookUpAccount();
  const reload = useReloadAccount();
  const leave = (said: string, here: boolean) => {
    draft.forget();
    toastStore.show(said);
    void reload();
    if (here) navigation.returnTo('accountManagement');
  };
  const { write, send, check } = useVerifiedMutation<Change, unknown>({
    send: (change) => mutateAsync({ documentId, ...change }),
    lookUp: async (change) => {
      const now = (await lookUp()).documents.find((each) => each.documentId === documentId);
      const same = now?.expireDate === change.expireDate && now?.issueCountry === change.issueCountry;
      return same ? true : undefined;
    },
    unsure: draft.unsure,
    onUnsure: draft.setUnsure,
    onDone: (_answer, _change, here) => {
      leave(t('document.saved'), here);
      return here ? 'leaving' : undefined;
    },
  });
  const changeable = documentChangeFields({ kind }).length > 0;
  const submit = (typed: DocumentChangeTyped) => {
    const change = checkedDocumentChange(typed, today);
    if (change) void send(change);
  };
  return (
    <Frame title={t('document.edit')}>
      <OutcomeNotice write={write} words={words} />
      {changeable && <FormDraftNotice {...{ draft, write }} className={styles.above} />}
      <div className={styles.fixed}>
        <ListCard label={t('document.number')}>
          <ListRow
            icon={kind === 'passport' ? 'passport' : 'id-card'}
            label={documents(`document.${kind}`)}
            detail={<MaskedText text={document.idNo} />}
            value={<Icon name="lock" size={20} label={t('locked')} />}
          />
        </ListCard>
        <p className={styles.note}>{t(changeable ? 'document.editNote' : 'document.nothing')}</p>
      </div>
      {changeable && (
        <DocumentChangeForm
          key={draft.generation}
          defaultValue={draft.initial}
          today={today}
          onChange={draft.keep}
          onSubmit={submit}
        >
          <WriteButton wide type="submit" write={write} onCheck={check}>
            {t('save')}
          </WriteButton>
        </DocumentChangeForm>
      )}
      <RemoveDocument documentId={documentId} onRemoved={(here) => leave(t('document.removed'), here)} />
    </Frame>
  );
}
