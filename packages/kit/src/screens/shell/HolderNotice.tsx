import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Holding } from '../../client/holder.ts';
import { loginRequestAt } from '../../client/account/login-flow.ts';
import { useClient } from '../../client/provider.tsx';
import { useHost } from '../../host/context.tsx';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { memberName } from '../../rules/member.ts';
import { useSession } from '../../session/session-provider.tsx';
import * as styles from './HolderNotice.css.ts';

type Answer = 'goOn' | 'guest' | 'retry' | 'signIn';

/** Actions; the first is the one that most people want. */
const answers: Readonly<Record<Exclude<Holding, 'own'>, readonly Answer[]>> = {
  asking: [],
  unsure: ['retry', 'signIn'],
  other: ['goOn', 'signIn'],
  left: ['signIn', 'guest'],
};

/** Says who is signed in now, in place of a page that was built for somebody else, and asks how to go on. */
export function HolderNotice() {
  const t = useMessages('holder');
  const { holder } = useClient();
  const holding = useSyncExternalStore(holder.subscribe, holder.holding);
  const navigation = useNavigation();
  const { signIn, state } = useSignInAsBefore();
  const locale = useLocale();
  const newcomer = holder.newcomer();
  const name = newcomer && memberName(newcomer, locale);
  if (holding === 'own') return null;

  const afresh = () => {
    // An address can name what is somebody's.
    navigation.replace('home');
    holder.take();
  };
  const acts: Readonly<Record<Answer, () => void>> = {
    goOn: afresh,
    guest: afresh,
    retry: holder.look,
    signIn: () => void signIn(),
  };
  const words: Readonly<Record<Answer, ReactNode>> = {
    goOn: name ? t('goOnAs', { name }) : t('goOn'),
    guest: t('guest'),
    retry: t('retry'),
    signIn: t('signIn'),
  };
  const otherTitle = name ? t('other.title', { name }) : t('other.titleUnnamed');
  return (
    <Card>
      <div className={styles.notice}>
        <Icon name="person" size={32} className={styles.icon} />
        <div aria-live="polite" className={styles.words}>
          <h1 id="holder-notice" className={styles.title}>
            {holding === 'other' ? otherTitle : t(`${holding}.title`)}
          </h1>
          <p className={styles.text}>{t(`${holding}.text`)}</p>
          {state !== 'idle' && <p className={styles.text}>{t(state)}</p>}
        </div>
        <div className={styles.answers}>
          {answers[holding].map((answer, at) => (
            <Button key={answer} wide variant={at === 0 ? 'filled' : 'outline'} onClick={acts[answer]}>
              {words[answer]}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}

/** Signs in as before in a window of its own: for the same member the page is as it was left. */
function useSignInAsBefore() {
  const host = useHost();
  const session = useSession();
  const { holder } = useClient();
  const [state, setState] = useState<'idle' | 'waiting' | 'refused'>('idle');
  const signIn = async () => {
    setState('waiting');
    try {
      await host.login({ ...loginRequestAt(host.page.path(), session.get('groupId')), keepPage: true });
      setState('idle');
    } catch {
      setState('refused');
    }
    holder.look();
  };
  return { signIn, state };
}
