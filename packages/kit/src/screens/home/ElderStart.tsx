import { Suspense } from 'react';
import { useNextTrip } from '../../client/home/home.ts';
import { useClient } from '../../client/provider.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { hourIn } from '../../rules/days.ts';
import { dayPartOf } from '../../rules/greeting.ts';
import { untilDeparture } from '../../rules/time/time.ts';
import { LiveTrip, type LiveTripProps } from './LiveTrip.tsx';
import { useQuietJourneys } from './use-quiet-journeys.ts';
import { QuietFailure } from './QuietFailure.tsx';
import { useMemberName } from './use-member-name.ts';
import { airlineZone } from '../shell/airline-zone.ts';
import { useNow } from '../shell/use-now.ts';
import { Waiting } from './Waiting.tsx';
import * as styles from './ElderHome.css.ts';

/** A welcome, and the one button that a guest needs. */
export function GuestStart() {
  const t = useMessages('home');
  const client = useClient();
  return (
    <>
      <h1 className={styles.hello}>{t('greeting.guest')}</h1>
      <Card className={styles.start}>
        <p>{t('elder.guest')}</p>
        <Button wide onClick={client.login}>
          {t('signIn')}
        </Button>
      </Card>
    </>
  );
}

/** The member by name, and the next journey. */
export function MemberStart() {
  const t = useMessages('home');
  const next = useNextTrip();
  const now = useNow();
  const trip = next.data?.trip ?? undefined;
  return (
    <>
      <h1 className={styles.hello}>{useHello(trip?.departure.time, now)}</h1>
      {next.isPending && <Waiting shape="trip" />}
      {!next.data && next.isError && (
        <QuietFailure text={t('trip.failed')} onRetry={() => void next.refetch()} busy={next.isFetching} />
      )}
      {next.data && now !== undefined && (
        <Suspense fallback={<Waiting shape="trip" />}>
          {trip ? <PlainTrip trip={trip} now={now} /> : <PlainNoTrip />}
        </Suspense>
      )}
    </>
  );
}

/** The journey with its state; together, so that the card does not grow when the state comes. */
function PlainTrip(props: LiveTripProps) {
  return useQuietJourneys().isLoading ? <Waiting shape="trip" /> : <LiveTrip {...props} plain />;
}

/** No journey lies ahead; one that was bought elsewhere can be added. */
function PlainNoTrip() {
  const t = useMessages('trip');
  const { href } = useNavigation();
  return (
    <Card className={styles.start}>
      <p>{t('empty.upcoming')}</p>
      <Button wide href={href('checkIn', { query: { tab: 'query' } })}>
        {t('add.spoken')}
      </Button>
    </Card>
  );
}

/** The member by name, with the day of the journey where there is one. */
function useHello(departure: string | undefined, now: number | undefined): string {
  const t = useMessages('home');
  const name = useMemberName();
  if (name === undefined || now === undefined) return t('greeting.member');
  const until = departure === undefined ? undefined : untilDeparture(departure, now);
  switch (until?.kind) {
    case 'minutes':
    case 'today':
      return t('trip.elder.today', { name });
    case 'tomorrow':
      return t('trip.elder.tomorrow', { name });
    case 'days':
      return t('trip.elder.days', { name, days: until.days });
    case 'departed':
    case undefined:
      return t(`greeting.${dayPartOf(hourIn(now, airlineZone))}`, { name });
  }
}
