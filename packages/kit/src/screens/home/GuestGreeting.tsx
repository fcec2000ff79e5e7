import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { useHostUser } from './use-host-user.ts';
import { useSignIn } from './use-sign-in.ts';
import * as styles from './HomeHead.css.ts';

/** A welcome, and the way to sign in, by name where the host knows one. The same at every hour, for it is drawn ahead of time. */
export function GuestGreeting() {
  const t = useMessages('home');
  const name = useHostUser()?.name;
  return (
    <>
      <h1 className={styles.hello}>{t('greeting.guest')}</h1>
      <Button
        variant="outline"
        size="medium"
        className={classNames(styles.onNavy, !name && styles.inNav)}
        {...useSignIn()}
      >
        {name ? t('signIn.as', { name }) : t('signIn')}
      </Button>
    </>
  );
}
