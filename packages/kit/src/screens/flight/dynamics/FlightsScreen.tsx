import { useState } from 'react';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useFollowedFlights } from '../../../client/flight/dynamics.ts';
import { useHost } from '../../../host/context.tsx';
import { useClient } from '../../../client/provider.tsx';
import { FlightSearchForm, type FlightAsked } from '../../../components/flight-dynamics/FlightSearchForm.tsx';
import { RecentSearches } from '../../../components/flight-dynamics/RecentSearches.tsx';
import { useReturned } from '../../../host/use-returned.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import { daysBetween } from '../../../rules/days.ts';
import {
  forgetFlights,
  forgetSought,
  keepSought,
  recentFlights,
  rememberFlight,
  soughtBefore,
} from '../../../session/recent-flights.ts';
import { recentPlaces, rememberPlace } from '../../../session/recent-places.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { useNearby } from '../../places/use-nearby.ts';
import { Frame } from '../../shell/Frame.tsx';
import { FailedRead } from '../../shell/ReadStates.tsx';
import { useNow } from '../../shell/use-now.ts';
import { useEndNames } from '../../shell/use-end-names.ts';
import { useToday } from '../../shell/use-today.ts';
import { FlightCards } from './FlightCards.tsx';
import { FlightEntries } from './FlightEntries.tsx';
import { troubledFirst } from './shown.ts';
import * as styles from './dynamics.css.ts';

const nothing = { way: 'number', flightNo: '', from: '', to: '' } as const;

/** /flight/index: flight dynamics by number or by route, recent searches, and the flights that are followed. */
export function FlightsScreen() {
  const t = useMessages('dynamics');
  const navigation = useNavigation();
  const session = useSession();
  const today = useToday();
  const wide = useWide();
  const nearby = useNearby('city');
  const [initial] = useState(() => {
    const before = soughtBefore(session);
    const isNear = before !== undefined && Math.abs(daysBetween(today, before.day)) <= 1;
    return { ...(before ?? nothing), day: isNear ? before.day : today };
  });
  const [recent, setRecent] = useState(() => recentFlights(session));
  const show = (asked: FlightAsked) => {
    const { day } = asked;
    forgetSought(session);
    if (asked.flightNo !== undefined) {
      rememberFlight(session, asked.flightNo);
      navigation.go('flightDetail', { query: { flight: asked.flightNo, day } });
      return;
    }
    const { from, to } = asked;
    rememberFlight(session, `${from}-${to}`);
    for (const code of [to, from]) rememberPlace(session, code);
    navigation.go('flightsFound', { query: { from, to, day } });
  };
  return (
    <Frame
      title={t('title')}
      root
      wide
      action={<AppBarAction href={navigation.href('airportScreen')}>{t('entries.board')}</AppBarAction>}
    >
      <div className={styles.columns}>
        <div className={styles.kept}>
          <Card>
            <FlightSearchForm
              defaultValue={initial}
              onChange={(typed) => keepSought(session, typed)}
              today={today}
              help={{ recent: recentPlaces(session), nearby }}
              onSubmit={show}
            >
              <Button type="submit" wide>
                {t('search.submit')}
              </Button>
            </FlightSearchForm>
          </Card>
          {recent.length > 0 && (
            <Section
              title={t('recent.title')}
              action={
                <Button
                  variant="text"
                  size="medium"
                  onClick={() => {
                    forgetFlights(session);
                    setRecent([]);
                  }}
                >
                  {t('recent.clear')}
                </Button>
              }
            >
              <RecentSearches
                searches={recent.map((id) => {
                  const [from = '', to] = id.split('-');
                  return to === undefined
                    ? { id, name: id, way: 'number' }
                    : { id, name: <RouteName from={from} to={to} />, way: 'route' };
                })}
                onSelect={(id) => {
                  const [from = '', to] = id.split('-');
                  show(to === undefined ? { flightNo: id, day: today } : { from, to, day: today });
                }}
              />
            </Section>
          )}
          {wide && <FlightEntries />}
        </div>
        <div className={styles.column}>
          <Followed />
          {!wide && <FlightEntries />}
        </div>
      </div>
    </Frame>
  );
}

/** A route by the names of its ends. */
function RouteName({ from, to }: { from: string; to: string }) {
  const t = useMessages('dynamics');
  return t('route', useEndNames(from, to));
}

/** Flights that the member follows, the troubled ones first; a guest is told what signing in is good for. */
function Followed() {
  const t = useMessages('dynamics');
  const { date } = useFormats();
  const signedIn = useSignedIn();
  const { login } = useClient();
  const now = useNow();
  const read = useFollowedFlights();
  useReturned(() => void (signedIn && read.refetch()));
  const { clock } = useHost();
  if (!signedIn)
    return (
      <Section title={t('followed.title')}>
        <Card>
          <EmptyState
            icon="star"
            title={t('followed.guest')}
            text={t('followed.guestText')}
            action={
              <Button variant="outline" size="medium" onClick={login}>
                {t('followed.signIn')}
              </Button>
            }
          />
        </Card>
      </Section>
    );
  return (
    <Section
      title={t('followed.title')}
      action={
        read.data && (
          <span className={styles.quiet}>
            {t('followed.updated', {
              time: date(new Date(clock.fromDevice(read.dataUpdatedAt)).toISOString(), 'time'),
            })}
          </span>
        )
      }
    >
      {read.data && now !== undefined ? (
        <FlightCards
          flights={read.data.flights}
          unreadable={read.data.unreadable}
          now={now}
          order={troubledFirst}
          empty={
            <Card>
              <EmptyState icon="star" title={t('followed.none')} text={t('followed.noneText')} />
            </Card>
          }
        />
      ) : read.error ? (
        <FailedRead read={read} title={t('followed.failed')} />
      ) : (
        <div className={styles.skeleton}>
          <Skeleton inlineSize="100%" blockSize={132} />
          <Skeleton inlineSize="100%" blockSize={132} />
        </div>
      )}
    </Section>
  );
}
