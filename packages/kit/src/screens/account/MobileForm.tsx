import { useSendCode } from '../../client/codes.ts';
import { accountToldHere, useSaveMobile } from '../../client/account/member-account.ts';
import { NewContactForm } from '../../components/account-forms/NewContactForm.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { useCodeSending } from '../shell/use-code-sending.ts';
import { useSavingWords } from '../shell/use-saving-words.ts';
import { Reloaded } from '../shell/ReloadedNotice.tsx';
import { WriteButton } from '../shell/WriteButton.tsx';
import { proofAgain } from './ProofAgain.tsx';
import * as styles from './account.css.ts';
import { useContactSaving } from './use-contact-saving.ts';

interface MobileFormProps {
  /** Proves who changes the phone; adding the first one needs none. */
  proof?: string | undefined;
  /** The screen follows the account once it is saved, instead of leading to the account’s page. */
  stays?: boolean;
}

/** Mainland numbers alone: the account's texts come from the airline's own gateway. */
const countryCode = '86';

/** The new phone with its code, and what became of saving it. */
export function MobileForm({ proof, stays = false }: MobileFormProps) {
  const t = useMessages('account');
  const words = useSavingWords();
  const ask = useSendCode({ announce: 'answers' });
  const code = useCodeSending('phone', (mobile: string) =>
    ask.mutateAsync({ purpose: 'phone', countryCode, mobile }),
  );
  const { mutateAsync } = useSaveMobile(accountToldHere);
  const { draft, write, wrong, send, check } = useContactSaving({
    by: 'mobile',
    save: ({ account, code: typed }) =>
      mutateAsync({ countryCode, mobile: account, code: typed, ...(proof !== undefined && { proof }) }),
    read: ({ mobile }) => mobile,
    saved: t('mobile.saved'),
    stays,
  });
  return (
    <>
      <OutcomeNotice write={write} words={words} refusal={proofAgain('mobile')} />
      {draft.lost && <Reloaded className={styles.above} />}
      <NewContactForm
        by="mobile"
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
