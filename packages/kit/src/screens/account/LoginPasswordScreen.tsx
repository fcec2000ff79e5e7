import {
  accountRefusedAs,
  accountToldHere,
  useLookUpAccount,
  useSaveLoginPassword,
} from '../../client/account/member-account.ts';
import { LoginPasswordForm } from '../../components/account-forms/LoginPasswordForm.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { Frame } from '../shell/Frame.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { useSavingWords } from '../shell/use-saving-words.ts';
import { WriteButton } from '../shell/WriteButton.tsx';
import { AccountStates } from './AccountStates.tsx';
import { usePasswordSaving } from './use-password-saving.ts';

interface Passwords {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** /mine/editLoginPass: another login password; the one in use is asked for too. */
export function LoginPasswordScreen() {
  const t = useMessages('account');
  const title = t('password.login.title');
  return (
    <AccountStates title={title}>
      {({ loginPasswordSet }) => (
        <Frame title={title}>
          <LoginPassword setBefore={loginPasswordSet} />
        </Frame>
      )}
    </AccountStates>
  );
}

function LoginPassword({ setBefore }: { setBefore: string | undefined }) {
  const t = useMessages('account');
  const words = useSavingWords();
  const { href } = useNavigation();
  const { mutateAsync } = useSaveLoginPassword(accountToldHere);
  const lookUp = useLookUpAccount();
  const { write, send, check, typed } = usePasswordSaving<Passwords>({
    save: (passwords) => mutateAsync(passwords),
    wasSet: async (before) => (await lookUp()).loginPasswordSet !== before,
    setBefore,
    saved: t('password.saved'),
  });
  return (
    <>
      <OutcomeNotice
        write={write}
        words={words}
        refusal={(failure) =>
          accountRefusedAs(failure) === 'account.passwordMismatch' ? (
            <Notice tone="error" title={t('password.oldWrong')} live />
          ) : undefined
        }
      />
      <LoginPasswordForm
        forgottenHref={href('findPassword', { query: { returnUrl: href('accountManagement') } })}
        onChange={typed}
        onSubmit={(passwords) => void send(passwords)}
      >
        <WriteButton wide type="submit" write={write} onCheck={check}>
          {t('save')}
        </WriteButton>
      </LoginPasswordForm>
    </>
  );
}
