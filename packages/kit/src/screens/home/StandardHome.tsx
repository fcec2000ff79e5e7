import { Suspense, useRef, useState } from 'react';
import { useSignedIn } from '../../client/account/signed-in.ts';
import type { Notice } from '../../components/notice-list/NoticeList.tsx';
import { SiteSearch } from '../../components/site-search/SiteSearch.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Screen } from '../../primitives/screen/Screen.tsx';
import { ServiceGrid } from '../../primitives/service-grid/ServiceGrid.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { GuestCard } from './GuestCard.tsx';
import { GuestGreeting } from './GuestGreeting.tsx';
import { HomeActions } from './HomeActions.tsx';
import { HomeHead } from './HomeHead.tsx';
import { MemberGreetingPart, NoticesPart, PointsPart, TripPart } from './LateParts.tsx';
import type { DatedNotice } from './NoticesSection.tsx';
import { useInSight } from './use-in-sight.ts';
import { useLazyModule } from './use-lazy-module.ts';
import { useSearchEntries } from './use-search-entries.ts';
import { useGridServices } from './use-services.ts';
import { useLazySheet } from '../shell/use-lazy-sheet.ts';
import * as styles from './home.css.ts';

const loadMember = () => import('./member-parts.ts');
const loadNotices = () => import('./NoticesSection.tsx');
const loadLanguage = async () => (await import('./LanguageSheet.tsx')).LanguageSheet;
const loadSettings = async () => (await import('./SettingsSheet.tsx')).SettingsSheet;
const loadNotice = async () => (await import('../notices/NoticeSheet.tsx')).NoticeSheet;

/**
 * Home as most travellers use it: search, next trip, services, points, notices. A guest's first sight needs no
 * answer and no code of the parts that do: these come after the first drawing.
 */
export function StandardHome() {
  const t = useMessages('home');
  const { hotline } = useConfig();
  const signedIn = useSignedIn();
  const member = useLazyModule(loadMember, signedIn);
  const foot = useRef<HTMLDivElement>(null);
  const [searching, setSearching] = useState(false);
  // A guest's home asks nothing before its notices come into sight, or the search wants to look through them.
  const news = useLazyModule(loadNotices, useInSight(foot) || searching || signedIn);
  const [notices, setNotices] = useState<readonly DatedNotice[]>([]);
  const [notice, setNotice] = useState<Notice>();
  const language = useLazySheet(loadLanguage);
  const settings = useLazySheet(loadSettings);
  const text = useLazySheet(loadNotice);
  // Their screens are for members; a guest has them here.
  const here = signedIn ? {} : { language: language.show, settings: settings.show };
  const open = (chosen: Notice) => {
    setNotice(chosen);
    text.show();
  };
  const entries = useSearchEntries({ notices, onNotice: open, here });
  return (
    <Screen
      bar={
        <HomeHead actions={<HomeActions onLanguage={language.show} />}>
          {signedIn ? <MemberGreetingPart part={member} /> : <GuestGreeting />}
        </HomeHead>
      }
    >
      <div className={styles.search} onFocus={() => setSearching(true)}>
        <SiteSearch entries={entries} hotline={hotline} />
      </div>
      {signedIn && <TripPart part={member} />}
      <Section title={t('services.title')}>
        <ServiceGrid cells={useGridServices(here)} />
      </Section>
      {signedIn && <PointsPart part={member} />}
      {!signedIn && <GuestCard />}
      <div ref={foot} className={styles.foot}>
        <NoticesPart part={news} onRead={setNotices} onOpen={open} />
      </div>
      {language.Sheet && <language.Sheet {...language.state} />}
      {settings.Sheet && (
        // Its words come with it.
        <Suspense>
          <settings.Sheet
            {...settings.state}
            onLanguage={() => {
              settings.state.onClose();
              language.show();
            }}
          />
        </Suspense>
      )}
      {text.Sheet && notice && <text.Sheet {...text.state} notice={notice} />}
    </Screen>
  );
}
