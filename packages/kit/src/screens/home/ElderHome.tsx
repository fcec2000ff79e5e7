import { Suspense } from 'react';
import { useSignedIn } from '../../client/account/signed-in.ts';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Screen } from '../../primitives/screen/Screen.tsx';
import { usePreferences } from '../../session/preferences-provider.tsx';
import { ElderHotline, ElderRows } from './ElderRows.tsx';
import { GuestStart, MemberStart } from './ElderStart.tsx';
import { HomeHead } from './HomeHead.tsx';
import { useHomeSheets } from './use-home-sheets.tsx';
import { WaitingSection } from './WaitingSection.tsx';
import * as head from './HomeHead.css.ts';
import * as styles from './ElderHome.css.ts';

/** Fewer things, larger: the next trip, what waits, four ways on, the search, and somebody to talk to. */
export function ElderHome() {
  const t = useMessages('home');
  const { set } = usePreferences();
  const signedIn = useSignedIn();
  const { onSearch, onLanguage, sheets } = useHomeSheets(signedIn);
  const actions = (
    <>
      <button type="button" className={head.action} onClick={() => set({ textSize: 'standard' })}>
        {t('actions.standard')}
        <Icon name="chevron" size={16} />
      </button>
      <IconButton onBar icon="globe" label={t('actions.language')} onClick={onLanguage} />
    </>
  );
  return (
    <Screen bar={<HomeHead actions={actions} />}>
      <div className={styles.column}>
        {signedIn ? <MemberStart /> : <GuestStart />}
        {signedIn && <WaitingSection />}
        {/* Its words come with it. */}
        <Suspense>
          <ElderRows onSearch={onSearch} />
        </Suspense>
        <ElderHotline />
      </div>
      {sheets}
    </Screen>
  );
}
