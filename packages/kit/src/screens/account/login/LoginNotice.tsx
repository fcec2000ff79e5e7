import { useEffect, useRef } from 'react';
import type { SignInRefusal } from '../../../contracts/account/sign-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useRecoverHref } from './use-recover-href.ts';
import type { Login } from './use-login.ts';
import * as styles from './login.css.ts';

/** Refusals after which a new password helps. */
const recovers: ReadonlySet<SignInRefusal> = new Set(['LGN02', 'LGN03']);

/** Why nobody is signed in. It takes the focus: the button that was pressed may be below. */
export function LoginNotice({ login }: { login: Login }) {
  const t = useMessages('sign-in');
  const recover = useRecoverHref();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (login.state === 'refused' || login.state === 'lost') ref.current?.focus();
  }, [login]);
  if (login.state === 'idle' || login.state === 'sending') return null;
  return (
    <div ref={ref} tabIndex={-1} className={styles.told}>
      {login.state === 'lost' ? (
        <Notice tone="attention" title={t('lost.title')} live>
          {t('lost.text')}
        </Notice>
      ) : (
        <Notice
          tone="error"
          live
          title={t(`refusedTitle.${login.refusal}`)}
          action={
            recovers.has(login.refusal) && (
              <Button variant="text" size="medium" href={recover}>
                {t('recover')}
              </Button>
            )
          }
        >
          {t(`refused.${login.refusal}`)}
        </Notice>
      )}
    </div>
  );
}
