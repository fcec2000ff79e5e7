import { useState } from 'react';
import { useSendCode } from '../../../client/codes.ts';
import { useSignIn } from '../../../client/account/sign-in.ts';
import { CodeLoginForm } from '../../../components/login-form/CodeLoginForm.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useCodeCountdown } from '../../../session/use-code-countdown.ts';
import type { PhoneParts } from '../../../validators/phone-parts.ts';
import type { Drafts } from './drafts.ts';
import { LoginActions } from './LoginActions.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import { NoMessageSheet } from './NoMessageSheet.tsx';
import { useLogin } from './use-login.ts';
import * as styles from './login.css.ts';

/** Signing in with a code by text message. */
export function CodeWay({ drafts }: { drafts: Drafts }) {
  const t = useMessages('sign-in');
  const { byCode } = useSignIn();
  const { login, send } = useLogin();
  const countdown = useCodeCountdown('login');
  const sendCode = useSendCode();
  const [refusal, setRefusal] = useState<string>();
  const [helps, setHelps] = useState(false);
  const ask = async (phone: PhoneParts) => {
    setRefusal(undefined);
    // A failure has been told by a toast.
    const answer = await sendCode.mutateAsync({ purpose: 'login', ...phone }).catch(() => undefined);
    if (answer?.sent) countdown.start();
    else setRefusal(answer?.message);
    return answer?.sent === true;
  };
  return (
    <>
      <LoginNotice login={login} />
      {refusal !== undefined && (
        <Notice tone="error" title={t('codeRefused')} live>
          {refusal}
        </Notice>
      )}
      <CodeLoginForm
        defaultValue={drafts.code()}
        onChange={drafts.keepCode}
        sending={{ wait: countdown.wait, busy: sendCode.isPending, send: ask }}
        onSubmit={(given) => void send(() => byCode(given, drafts.remember()).then(countdown.end))}
      >
        <LoginActions
          drafts={drafts}
          busy={login.state === 'sending'}
          aside={
            <Button variant="text" size="medium" className={styles.beside} onClick={() => setHelps(true)}>
              {t('noMessage')}
            </Button>
          }
        />
      </CodeLoginForm>
      <NoMessageSheet open={helps} onClose={() => setHelps(false)} />
    </>
  );
}
