import { useUser, useSignOut } from '../../../client/account/account.ts';
import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { memberName } from '../../../rules/member.ts';
import { useSession } from '../../../session/session-provider.tsx';
import * as styles from './hand-over.css.ts';
import { usePartnerName } from './use-partner-name.ts';

/** Says who a partner's hand-over has signed in, with the way back. Source: decision 0030. */
export function HandOverNotice({ onClose }: { onClose: () => void }) {
  const t = useMessages('hand-over');
  const locale = useLocale();
  const navigation = useNavigation();
  const session = useSession();
  const signOut = useSignOut();
  const partner = usePartnerName();
  const { data } = useUser();
  const name = data && memberName(data, locale);
  const undo = async () => {
    const done = t('undone');
    onClose();
    // First away from here: without a token a member's screen would ask to sign in.
    navigation.replace('home');
    await signOut();
    session.clear();
    toastStore.show(done);
  };
  return (
    <aside className={styles.notice}>
      <Notice
        tone="done"
        live
        action={
          <>
            <Button variant="text" size="medium" onClick={() => void undo()}>
              {t('done.undo')}
            </Button>
            <Button variant="text" size="medium" onClick={onClose}>
              {t('done.close')}
            </Button>
          </>
        }
      >
        {name === undefined
          ? t('done.plain', { partner })
          : t.rich('done', { partner, name, b: (text) => <b>{text}</b> })}
      </Notice>
    </aside>
  );
}
