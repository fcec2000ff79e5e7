import { useSignIn } from '../../../client/account/sign-in.ts';
import { PasswordLoginForm } from '../../../components/login-form/PasswordLoginForm.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import type { Drafts } from './drafts.ts';
import { LoginActions } from './LoginActions.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import { useLogin } from './use-login.ts';
import { useRecoverHref } from './use-recover-href.ts';

/** Signing in with a password. */
export function PasswordWay({ drafts }: { drafts: Drafts }) {
  const t = useMessages('sign-in');
  const { byPassword } = useSignIn();
  const { login, send } = useLogin();
  const recover = useRecoverHref();
  return (
    <>
      <LoginNotice login={login} />
      <PasswordLoginForm
        defaultValue={drafts.password()}
        onChange={drafts.keepPassword}
        onSubmit={(given) => void send(() => byPassword(given, drafts.remember()))}
        forgot={<Link href={recover}>{t('forgot')}</Link>}
      >
        <LoginActions drafts={drafts} busy={login.state === 'sending'} />
      </PasswordLoginForm>
    </>
  );
}
