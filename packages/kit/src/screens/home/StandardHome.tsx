import { useRef } from 'react';
import { useSignedIn } from '../../client/account/signed-in.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Screen } from '../../primitives/screen/Screen.tsx';
import { ServiceGrid } from '../../primitives/service-grid/ServiceGrid.tsx';
import { useWide } from '../../primitives/wide/use-wide.ts';
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
import { useHomeSheets } from './use-home-sheets.tsx';
import { useInSight } from './use-in-sight.ts';
import { useLazyModule } from './use-lazy-module.ts';
import { useHomeServices } from './use-services.ts';
import * as styles from './home.css.ts';

const later = () => import('./later.ts');
const loadMember = async () => (await later()).loadMemberParts();
const loadFoot = async () => (await later()).loadFootParts();

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
  const { onSearch, onLanguage, onNotice, here, sheets } = useHomeSheets(signedIn);
  const services = useHomeServices(signedIn, here);
  const offers = <OffersPart part={news} />;
  const notices = <NoticesPart part={news} onSelect={onNotice} />;
  return (
    <Screen
      wide
      bar={
        <HomeHead actions={<HomeActions {...{ onSearch, onLanguage }} />} lines={<Weave />}>
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
              <ServiceGrid look="open" columns={3} cells={services.tiles} />
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
      {sheets}
    </Screen>
  );
}
