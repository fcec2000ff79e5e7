import { useState } from 'react';
import { useSignOut } from '../../client/account/account.ts';
import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { notePreferences } from '../../session/preferences.ts';
import { useSession } from '../../session/session-provider.tsx';
import * as styles from './mine.css.ts';

/** Asks once more, then ends the session and leads home. */
export function SignOut() {
  const t = useMessages('mine');
  const navigation = useNavigation();
  const session = useSession();
  const host = useHost();
  const signOut = useSignOut();
  const [asking, setAsking] = useState(false);
  const leave = async () => {
    const done = t('signOut.done');
    // First away from here: without a token this screen would ask to sign in.
    navigation.replace('home');
    await signOut(notePreferences(host));
    session.clear();
    toastStore.show(done);
  };
  return (
    <div className={styles.signOut}>
      <Button variant="outline" wide onClick={() => setAsking(true)}>
        {t('signOut')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('signOut.title')}
        description={t('signOut.text')}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t('signOut.cancel')}
            </Button>
            <Button onClick={() => void leave()}>{t('signOut.confirm')}</Button>
          </>
        }
      />
    </div>
  );
}
