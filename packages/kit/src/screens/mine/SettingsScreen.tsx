import { useClient } from '../../client/provider.tsx';
import { useSignedIn } from '../../client/account/signed-in.ts';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { useSession } from '../../session/session-provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { NoticeLinks } from '../shell/NoticeLinks.tsx';
import { Appearance } from './Appearance.tsx';
import { SignOut } from './SignOut.tsx';
import * as styles from './mine.css.ts';

const notices = ['privacy', 'conditions-of-carriage'] as const;

/** /mine/set: language, appearance, text size with a sample, the way out, and the version; a guest's without the account. */
export function SettingsScreen() {
  const t = useMessages('mine');
  const locale = useLocale();
  const { href } = useNavigation();
  const { appVersion, environment } = useConfig();
  const session = useSession();
  const signedIn = useSignedIn();
  return (
    <Frame title={t('set.title')}>
      <ListCard>
        {signedIn && <ListRow icon="id-card" label={t('rows.account')} href={href('accountManagement')} />}
        {signedIn && <ListRow icon="lock" label={t('set.password')} href={href('editLoginPassword')} />}
        <ListRow
          icon="globe"
          label={t('set.language')}
          value={t(`language.${locale}`)}
          href={href('regionAndLanguage')}
        />
      </ListCard>
      <Appearance />
      {environment === 'test' && (
        <Section title={t('set.test')}>
          <ListCard>
            <ListRow icon="info" label={t('set.inspector')} href={href('inspector')} />
          </ListCard>
        </Section>
      )}
      <NoticeLinks notices={notices} />
      {signedIn ? <SignOut /> : <SignIn />}
      <p className={styles.version}>{t('set.version', { version: session.get('version') ?? appVersion })}</p>
    </Frame>
  );
}

/** Sign-in button of a guest, where a member signs out. */
function SignIn() {
  const t = useMessages('shell');
  const { login } = useClient();
  return (
    <div className={styles.signOut}>
      <Button variant="outline" wide onClick={login}>
        {t('signIn')}
      </Button>
    </div>
  );
}
