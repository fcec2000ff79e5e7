import { useEffect, useState } from 'react';
import { useClient } from '../../../client/provider.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Tabs } from '../../../primitives/tabs/Tabs.tsx';
import { useSession } from '../../../session/session-provider.tsx';
import { changedAccount, forgetChangedAccount } from '../changed-account.ts';
import { CodeWay } from './CodeWay.tsx';
import { createDrafts } from './drafts.ts';
import { LoginFoot } from './LoginFoot.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { PasswordWay } from './PasswordWay.tsx';
import { useWayBack } from './use-way-back.ts';
import * as styles from './login.css.ts';

const ways = ['password', 'code'] as const;
type Way = (typeof ways)[number];

/** /login: with a password or a code by text message, for deployments without single sign-on and for who is led here. */
export function LoginScreen() {
  const t = useMessages('sign-in');
  const client = useClient();
  const { place, hidesCode } = useWayBack();
  const [way, setWay] = useState<Way>('password');
  // Typed text outlives a look at the other tab, and nothing else.
  const session = useSession();
  const [changed] = useState(() => changedAccount(session));
  const [drafts] = useState(() => createDrafts(changed));
  useEffect(() => forgetChangedAccount(session), [session]);
  // Leaving /login gives up whatever is under way. Source: membership.md section 2.
  useEffect(() => () => client.abortAll(), [client]);

  const password = <PasswordWay drafts={drafts} />;
  return (
    <LoginFrame place={place} tabs={!hidesCode} changed={changed}>
      {hidesCode ? (
        <div className={styles.way}>{password}</div>
      ) : (
        <Tabs
          bleed
          label={t('ways')}
          value={way}
          onChange={setWay}
          items={[
            { id: 'password', label: t('password'), content: <div className={styles.way}>{password}</div> },
            {
              id: 'code',
              label: t('code'),
              content: (
                <div className={styles.way}>
                  <CodeWay drafts={drafts} />
                </div>
              ),
            },
          ]}
        />
      )}
      <LoginFoot />
    </LoginFrame>
  );
}
