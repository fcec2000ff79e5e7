import { accountToldHere, useSaveEmail, useSendEmailCode } from '../../client/account/member-account.ts';
import { NewContactForm } from '../../components/account-forms/NewContactForm.tsx';
import { MaskedText } from '../../components/person-line/MaskedText.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { Frame } from '../shell/Frame.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { useCodeSending } from '../shell/use-code-sending.ts';
import { useSavingWords } from '../shell/use-saving-words.ts';
import { Reloaded } from '../shell/ReloadedNotice.tsx';
import { WriteButton } from '../shell/WriteButton.tsx';
import { AccountStates } from './AccountStates.tsx';
import { useContactSaving } from './use-contact-saving.ts';
import * as styles from './account.css.ts';

/** /mine/addEmail: the address of the account, added or changed. */
export function AddEmailScreen() {
  const t = useMessages('account');
  return (
    <AccountStates title={t('email')}>
      {({ email }) => (
        <Frame title={t(email === undefined ? 'email.title.add' : 'email.title.change')}>
          {email !== undefined && (
            <div className={styles.fixed}>
              <ListCard label={t('email')}>
                <ListRow icon="mail" label={t('email')} detail={<MaskedText text={email} />} />
              </ListCard>
            </div>
          )}
          <EmailForm />
        </Frame>
      )}
    </AccountStates>
  );
}

function EmailForm() {
  const t = useMessages('account');
  const words = useSavingWords();
  const ask = useSendEmailCode();
  const code = useCodeSending('email', async (email: string) => {
    await ask.mutateAsync({ email });
    return { sent: true, message: '' };
  });
  const { mutateAsync } = useSaveEmail(accountToldHere);
  const { draft, write, wrong, send, check } = useContactSaving({
    by: 'email',
    save: ({ account, code: typed }) => mutateAsync({ email: account, code: typed }),
    read: ({ email }) => email,
    saved: t('email.saved'),
  });
  return (
    <>
      <OutcomeNotice write={write} words={words} />
      {draft.lost && <Reloaded className={styles.above} />}
      <NewContactForm
        by="email"
        defaultValue={draft.initial}
        {...{ code, wrong }}
        onChange={draft.keep}
        onSubmit={(sent) => void send(sent)}
      >
        <WriteButton wide type="submit" write={write} onCheck={check}>
          {t('save')}
        </WriteButton>
      </NewContactForm>
    </>
  );
}
