import type { ReactNode } from 'react';
import { useHost } from '../../../host/context.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import type { Destination } from '../../../navigation/routes.ts';
import { AppBar } from '../../../primitives/app-bar/AppBar.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { Screen } from '../../../primitives/screen/Screen.tsx';
import { useTitle } from '../../shell/Frame.tsx';
import { usePlaceName } from './use-place-name.ts';
import * as styles from './login.css.ts';

export interface LoginFrameProps {
  /** Where the sign-in leads. */
  place: Destination | undefined;
  /** Tabs follow, which bring a surface of their own. */
  tabs: boolean;
  /** Account whose password has just been changed, empty where its number is not known. */
  changed: string | undefined;
  children: ReactNode;
}

/** The bar, whose close leads home: back would ask to sign in again. Under it, what this is for. */
export function LoginFrame({ place, tabs, changed, children }: LoginFrameProps) {
  const t = useMessages('sign-in');
  const shell = useMessages('shell');
  const host = useHost();
  const { hideHeader, appStatusHeight } = host.environment();
  const name = usePlaceName(place);
  useTitle(t('title'));
  const close = { label: t('close'), icon: 'close', onClick: () => void host.goHome() } as const;
  const head = (
    <>
      {changed !== undefined && (
        <div className={styles.changed}>
          <Notice tone="done" title={t('changed.title')} live>
            {t(changed === '' ? 'changed.plain' : 'changed.text')}
          </Notice>
        </div>
      )}
      <h2 className={styles.heading}>{t('heading')}</h2>
      {name !== undefined && (
        <p className={styles.returnTo}>{t.rich('returnTo', { place: name, b: (text) => <b>{text}</b> })}</p>
      )}
    </>
  );
  return (
    <Screen
      skipLabel={shell('skip')}
      bar={<AppBar title={t('title')} back={close} appStatusHeight={appStatusHeight} hidden={hideHeader} />}
      band={tabs ? undefined : <div className={styles.headAlone}>{head}</div>}
    >
      {tabs && <div className={styles.head}>{head}</div>}
      {children}
    </Screen>
  );
}
