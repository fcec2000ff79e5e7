import { useState } from 'react';
import type { Notice } from '../../components/notice-list/NoticeList.tsx';
import { useNotices } from '../../client/home.ts';
import { useSignedIn } from '../../client/signed-in.ts';
import { SiteSearch } from '../../components/site-search/SiteSearch.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Screen } from '../../primitives/screen/Screen.tsx';
import { ServiceGrid } from '../../primitives/service-grid/ServiceGrid.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { usePreferences } from '../../session/preferences-provider.tsx';
import { Greeting } from './Greeting.tsx';
import { HomeHead } from './HomeHead.tsx';
import { HomeOffline } from './HomeOffline.tsx';
import { NoticesSection } from './NoticesSection.tsx';
import { PointsSection } from './PointsSection.tsx';
import { TripSection } from './TripSection.tsx';
import { useSearchEntries } from './use-search-entries.ts';
import { useServices } from './use-services.ts';
import { useSheet } from './use-sheet.ts';
import * as head from './HomeHead.css.ts';
import * as styles from './home.css.ts';

const loadLanguage = async () => (await import('./LanguageSheet.tsx')).LanguageSheet;
const loadNotice = async () => (await import('./NoticeSheet.tsx')).NoticeSheet;

/** Home as most travellers use it: search, next trip, services, points, notices. */
export function StandardHome() {
  const t = useMessages('home');
  const { hotline } = useConfig();
  const { set } = usePreferences();
  const signedIn = useSignedIn();
  const notices = useNotices();
  const language = useSheet(loadLanguage);
  const text = useSheet(loadNotice);
  const [notice, setNotice] = useState<Notice>();
  const open = (chosen: Notice) => {
    setNotice(chosen);
    text.show();
  };
  const entries = useSearchEntries({
    notices: notices.data?.notices ?? [],
    onNotice: open,
    onLanguage: language.show,
  });
  const cells = useServices();
  const actions = (
    <>
      <button type="button" className={head.action} onClick={() => set({ textSize: 'elder' })}>
        {t('actions.elder')}
      </button>
      <IconButton onBar icon="globe" label={t('actions.language')} onClick={language.show} />
      <IconButton
        onBar
        icon="headset"
        label={t('actions.hotline', { number: hotline })}
        href={`tel:${hotline}`}
      />
    </>
  );
  return (
    <Screen
      bar={
        <HomeHead actions={actions}>
          <Greeting />
        </HomeHead>
      }
    >
      <div className={styles.search}>
        <SiteSearch entries={entries} hotline={hotline} />
      </div>
      <HomeOffline />
      {signedIn && <TripSection />}
      <Section title={t('services.title')}>
        <ServiceGrid cells={cells} />
      </Section>
      {signedIn && <PointsSection />}
      <NoticesSection onOpen={open} />
      {language.Sheet && <language.Sheet {...language.state} />}
      {text.Sheet && notice && <text.Sheet {...text.state} notice={notice} />}
    </Screen>
  );
}
