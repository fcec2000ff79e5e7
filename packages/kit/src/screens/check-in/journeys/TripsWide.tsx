import { useState } from 'react';
import { NextTimes } from '../../../components/check-in-result/NextTimes.tsx';
import { TripDetail } from '../../../components/trip-list/TripDetail.tsx';
import { TripListSkeleton } from '../../../components/trip-list/TripListSkeleton.tsx';
import { TripRows } from '../../../components/trip-list/TripRows.tsx';
import type { JourneySegment } from '../../../components/segment-route/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Tabs } from '../../../primitives/tabs/Tabs.tsx';
import { segmentState } from '../../../rules/check-in/journey-state.ts';
import { localTime } from '../../../rules/time/time.ts';
import { leadingTrip, tripsOf, type Leg } from '../../../rules/check-in/trips.ts';
import { Frame } from '../../shell/Frame.tsx';
import { Split } from '../../shell/Split.tsx';
import { JourneysRead } from './JourneysRead.tsx';
import { Trips, NoTrips } from './Trips.tsx';
import { TripTools } from './TripTools.tsx';
import { TripWays } from './TripWays.tsx';
import { useJourneyLinks } from './use-journey-links.ts';
import { useJourneysNow } from './use-journeys-now.ts';
import { useTripChanges } from './use-trip-changes.ts';
import * as styles from './journeys.css.ts';

/** Trips in a wide window: all of them as rows, and the one that the address names, or the next, in full beside them. */
export function TripsWide() {
  const t = useMessages('trip');
  const { href } = useNavigation();
  const { segment: named } = usePlace('trip').query;
  const { read, now } = useJourneysNow();
  const { upcoming, past } = tripsOf(read.data?.journeys ?? [], now);
  const changeOf = useTripChanges();
  const [chosenTab, setChosenTab] = useState<'upcoming' | 'past'>();
  const leg =
    [...upcoming, ...past].find(({ segment }) => segment.segmentId === named) ??
    leadingTrip(upcoming, now) ??
    past[0];
  const tab = chosenTab ?? (leg && past.includes(leg) ? 'past' : 'upcoming');
  const hrefOf = ({ segmentId }: JourneySegment) => href('trip', { query: { segment: segmentId } });
  const rows = (of: 'upcoming' | 'past', legs: readonly Leg<JourneySegment>[]) => (
    <div className={styles.tab}>
      <JourneysRead
        read={read}
        waiting={<TripListSkeleton />}
        failed={{ title: t('failed'), note: t('unchanged') }}
      >
        {() =>
          legs.length > 0 ? (
            <TripRows
              legs={legs}
              now={now}
              changeOf={of === 'upcoming' ? changeOf : undefined}
              hrefOf={hrefOf}
            />
          ) : (
            <NoTrips of={of} />
          )
        }
      </JourneysRead>
    </div>
  );
  return (
    <Split
      shows="list"
      split={leg !== undefined || !(read.data ?? read.error)}
      current={leg && hrefOf(leg.segment)}
      list={
        <Frame
          root
          title={t('title')}
          action={
            <AppBarAction icon="plus" href={href('checkIn', { query: { tab: 'query' } })}>
              {t('add')}
            </AppBarAction>
          }
        >
          {leg === undefined && read.data ? (
            <Trips />
          ) : (
            <Tabs
              label={t('tabs.label')}
              value={tab}
              onChange={setChosenTab}
              items={[
                {
                  id: 'upcoming',
                  label: t('tabs.upcoming', { count: upcoming.length }),
                  content: rows('upcoming', upcoming),
                },
                { id: 'past', label: t('tabs.past'), content: rows('past', past) },
              ]}
            />
          )}
        </Frame>
      }
      detail={leg && <OneTrip key={leg.segment.segmentId} leg={leg} upcoming={upcoming} now={now} />}
    />
  );
}

interface OneTripProps {
  leg: Leg<JourneySegment>;
  upcoming: readonly Leg<JourneySegment>[];
  now: number;
}

function OneTrip({ leg, upcoming, now }: OneTripProps) {
  const t = useMessages('trip');
  const links = useJourneyLinks();
  const changeOf = useTripChanges();
  const { href } = useNavigation();
  const { flightNo, departure, arrival, passengers } = leg.segment;
  const checkedIn = passengers.filter(({ state }) => state === 'checkedIn');
  const open = upcoming.find(({ segments, segment }) =>
    ['open', 'closing'].includes(segmentState(segments, segment, now)),
  );
  return (
    <Frame
      wide
      title={t('places', { from: departure.name, to: arrival.name })}
      action={
        <AppBarAction
          href={href('flightDetail', { query: { flight: flightNo, day: localTime(departure.time).day } })}
        >
          {t('dynamics')}
        </AppBarAction>
      }
    >
      <TripDetail
        leg={leg}
        shared={{ now, links, changeOf, main: open?.segment.segmentId }}
        tools={Date.parse(departure.time) > now && <TripTools segment={leg.segment} now={now} />}
        more={<TripWays leg={leg} now={now} />}
        times={
          checkedIn.length > 0 &&
          Date.parse(departure.time) > now && (
            <NextTimes segment={leg.segment} people={checkedIn.length} now={now} />
          )
        }
      />
    </Frame>
  );
}
