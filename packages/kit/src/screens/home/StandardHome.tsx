import { Suspense, useRef, useState } from 'react';
import { useSignedIn } from '../../client/account/signed-in.ts';
import type { Notice } from '../../components/notice-list/NoticeList.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Screen } from '../../primitives/screen/Screen.tsx';
import { ServiceGrid } from '../../primitives/service-grid/ServiceGrid.tsx';
import { useWide } from '../../primitives/wide/use-wide.ts';
import { useLazySheet } from '../shell/use-lazy-sheet.ts';
import { GuestGreeting } from './GuestGreeting.tsx';
import { GuestJoin } from './GuestJoin.tsx';
import { HomeActions } from './HomeActions.tsx';
import { HomeFoot } from './HomeFoot.tsx';
import { HomeHead } from './HomeHead.tsx';
import { HomeSearch } from './HomeSearch.tsx';
import { Weave } from './Weave.tsx';
import {
  MemberGreetingPart,
  NoticesPart,
  OffersPart,
  PointsPart,
  TripPart,
  WaitingPart,
} from './LateParts.tsx';
import { useInSight } from './use-in-sight.ts';
import { useLazyModule } from './use-lazy-module.ts';
import { useHomeServices } from './use-services.ts';
import * as styles from './home.css.ts';

const later = () => import('./later.ts');
const loadMember = async () => (await later()).loadMemberParts();
const loadFoot = async () => (await later()).loadFootParts();
const loadSearch = async () => (await later()).loadSearchSheet();
const loadLanguage = async () => (await later()).loadLanguageSheet();
const loadSettings = async () => (await later()).loadSettingsSheet();
const loadNotice = async () => (await later()).loadNoticeSheet();

/**
 * Home as most travellers use it: the search for flights; a member's next trip, what waits, services, points, notices; a guest's services, notices and the
 * way to join. A guest's first sight needs no answer and no code of the parts that do: these come after the first drawing.
 */
export function StandardHome() {
  const t = useMessages('home');
  const signedIn = useSignedIn();
  const wide = useWide();
  const member = useLazyModule(loadMember, signedIn);
  const foot = useRef<HTMLDivElement>(null);
  // A guest's home asks nothing before its notices come into sight.
  const news = useLazyModule(loadFoot, useInSight(foot) || signedIn);
  const [notice, setNotice] = useState<Notice>();
  const search = useLazySheet(loadSearch);
  const language = useLazySheet(loadLanguage);
  const settings = useLazySheet(loadSettings);
  const text = useLazySheet(loadNotice);
  // Their screens are for members; a guest has them here.
  const here = signedIn ? {} : { language: language.show, settings: settings.show };
  const services = useHomeServices(signedIn, here);
  const open = (chosen: Notice) => {
    setNotice(chosen);
    text.show();
  };
  const offers = <OffersPart part={news} />;
  const notices = <NoticesPart part={news} onSelect={open} />;
  return (
    <Screen
      wide
      bar={
        <HomeHead
          actions={<HomeActions onSearch={search.show} onLanguage={language.show} />}
          lines={<Weave />}
        >
          {signedIn ? <MemberGreetingPart part={member} /> : <GuestGreeting />}
        </HomeHead>
      }
    >
      <HomeSearch />
      <div className={styles.columns}>
        <div className={styles.first}>
          {signedIn ? (
            <TripPart part={member} />
          ) : (
            <Section title={t('guest.here')}>
              <ServiceGrid columns={3} cells={services.tiles} />
            </Section>
          )}
          {signedIn && !wide && <WaitingPart part={member} />}
          {signedIn && (
            <div className={styles.tiles}>
              <ServiceGrid look="open" short label={t('services.title')} cells={services.tiles} />
            </div>
          )}
          {wide && (
            <div ref={foot} className={styles.foot}>
              {offers}
            </div>
          )}
        </div>
        <div className={styles.column}>
          {signedIn ? (
            <>
              <div className={styles.points}>
                <PointsPart part={member} />
              </div>
              {wide && <WaitingPart part={member} />}
            </>
          ) : (
            <GuestJoin />
          )}
          {wide ? (
            notices
          ) : (
            <div ref={foot} className={styles.foot}>
              {offers}
              {notices}
            </div>
          )}
        </div>
      </div>
      <HomeFoot links={services.foot} />
      <Suspense>{search.Sheet && <search.Sheet {...search.state} onNotice={open} here={here} />}</Suspense>
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
