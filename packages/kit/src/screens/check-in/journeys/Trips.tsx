import { useState, type ReactNode } from 'react';
import type { Journey } from '../../../components/segment-route/types.ts';
import { TripList } from '../../../components/trip-list/TripList.tsx';
import { TripListSkeleton } from '../../../components/trip-list/TripListSkeleton.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Tabs } from '../../../primitives/tabs/Tabs.tsx';
import { segmentState } from '../../../rules/check-in/journey-state.ts';
import { tripsOf } from '../../../rules/check-in/trips.ts';
import * as styles from './journeys.css.ts';
import { JourneysRead } from './JourneysRead.tsx';
import { TripTools } from './TripTools.tsx';
import { useJourneyLinks } from './use-journey-links.ts';
import { useJourneysNow } from './use-journeys-now.ts';
import { useTripChanges } from './use-trip-changes.ts';

/** Trips to come and trips behind, as tabs. */
export function Trips() {
  const t = useMessages('trip');
  const [tab, setTab] = useState('upcoming');
  const { read, now } = useJourneysNow();
  const count = read.data && tripsOf(read.data.journeys, now).upcoming.length;
  const reading = (children: (journeys: readonly Journey[]) => ReactNode) => (
    <div className={styles.tab}>
      <JourneysRead
        read={read}
        waiting={<TripListSkeleton />}
        failed={{ title: t('failed'), note: t('unchanged') }}
      >
        {children}
      </JourneysRead>
    </div>
  );
  return (
    <Tabs
      bleed
      label={t('tabs.label')}
      value={tab}
      onChange={setTab}
      items={[
        {
          id: 'upcoming',
          label: t('tabs.upcoming', { count: count ?? 0 }),
          content: reading((journeys) => <Upcoming journeys={journeys} now={now} />),
        },
        {
          id: 'past',
          label: t('tabs.past'),
          content: reading((journeys) => <Past journeys={journeys} now={now} />),
        },
      ]}
    />
  );
}

interface TripsProps {
  journeys: readonly Journey[];
  /** The airline's clock, ms since 1970. */
  now: number;
}

function Upcoming({ journeys, now }: TripsProps) {
  const t = useMessages('trip');
  const { upcoming } = tripsOf(journeys, now);
  const open = upcoming.find(({ segments, segment }) =>
    ['open', 'closing'].includes(segmentState(segments, segment, now)),
  );
  const links = useJourneyLinks();
  const changeOf = useTripChanges();
  if (upcoming.length === 0) return <NoTrips of="upcoming" />;
  return (
    <>
      <TripList
        legs={upcoming}
        shared={{ now, links, changeOf, main: open?.segment.segmentId }}
        tools={(segment) => <TripTools segment={segment} now={now} />}
      />
      <p className={styles.end}>{t('end')}</p>
    </>
  );
}

function Past({ journeys, now }: TripsProps) {
  const { past } = tripsOf(journeys, now);
  const links = useJourneyLinks();
  return past.length === 0 ? (
    <NoTrips of="past" />
  ) : (
    <TripList past legs={past} shared={{ now, links, main: undefined }} />
  );
}

/** No trips of a kind, and the way to add one. */
export function NoTrips({ of }: { of: 'upcoming' | 'past' }) {
  const t = useMessages('trip');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="trip"
      title={t(`empty.${of}`)}
      text={t(`empty.${of}Text`)}
      action={
        of === 'upcoming' && (
          <Button variant="outline" size="medium" href={href('checkIn', { query: { tab: 'query' } })}>
            {t('add.spoken')}
          </Button>
        )
      }
    />
  );
}
