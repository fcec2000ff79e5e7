import { refusedAs, toldHere } from '../../../client/check-in/check-in.ts';
import { useFlightDynamics } from '../../../client/flight/dynamics.ts';
import { FlightHead } from '../../../components/flight-dynamics/FlightHead.tsx';
import { useReturned } from '../../../host/use-returned.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { IconButton } from '../../../primitives/button/IconButton.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { calendarDay } from '../../../validators/day.ts';
import { flightNumber } from '../../../validators/flight.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { useNow } from '../../shell/use-now.ts';
import { useShare } from '../../shell/use-share.ts';
import { useToday } from '../../shell/use-today.ts';
import { ChangeTold } from './ChangeTold.tsx';
import { FlightDay } from './FlightDay.tsx';
import { FlightUnasked } from './FlightUnasked.tsx';
import { FlightParts } from './FlightParts.tsx';
import { FollowButton } from './FollowButton.tsx';
import { shownOf } from './shown.ts';
import * as styles from './dynamics.css.ts';

/** /flight/details: one flight of a day with all that has been told about it. */
export function FlightDetailScreen() {
  const t = useMessages('dynamics');
  const { href } = useNavigation();
  const { query } = usePlace('flightDetail');
  const now = useNow();
  const today = useToday();
  const number = flightNumber(query.flight ?? '');
  const named = calendarDay(query.day ?? '');
  const asked = number.ok ? { flightNo: number.value, day: named.ok ? named.value : today } : undefined;
  const read = useFlightDynamics(asked, toldHere);
  const share = useShareFlight(asked);
  useReturned(() => void (asked && read.refetch()));
  const again = (
    <Button variant="outline" size="medium" href={href('flights')}>
      {t('list.again')}
    </Button>
  );
  const title = asked?.flightNo ?? t('title');
  const flight = read.data && now !== undefined ? shownOf(read.data, now) : undefined;
  if (read.data && now !== undefined && flight)
    return (
      <Frame
        title={title}
        wide
        action={share && <IconButton onBar icon="share" label={t('share')} onClick={share} />}
        band={
          <>
            <FlightDay day={read.data.day} flight={flight} />
            <FlightHead flight={flight} nextNews={read.data.nextNews} now={now} />
          </>
        }
        footer={<FollowButton flight={read.data} />}
      >
        <ReadOffline readAt={read.dataUpdatedAt} />
        <ChangeTold flight={flight} />
        <FlightParts data={read.data} flight={flight} now={now} />
      </Frame>
    );
  const isMissing = !asked || (read.error && refusedAs(read.error) === 'flight.notFound');
  return (
    <Frame title={title}>
      {query.flight === undefined ? (
        <FlightUnasked />
      ) : isMissing ? (
        <EmptyState
          drawing="flight"
          title={t('detail.notFound')}
          text={t('detail.notFoundText')}
          action={again}
        />
      ) : read.data && now !== undefined ? (
        <EmptyState
          drawing="flight"
          title={t('detail.unreadable')}
          text={t('detail.unreadableText')}
          action={again}
        />
      ) : (
        <ReadStates read={read} title={t('detail.failed')}>
          <div className={styles.skeleton}>
            <Skeleton inlineSize="60%" blockSize={32} />
            <Skeleton inlineSize="100%" blockSize={96} />
            <Skeleton inlineSize="100%" blockSize={72} />
            <Skeleton inlineSize="100%" blockSize={320} />
          </div>
        </ReadStates>
      )}
    </Frame>
  );
}

/** Hands the flight's address on, where the host can; it says nothing of who looks at it. */
function useShareFlight(asked: { readonly flightNo: string; readonly day: string } | undefined) {
  const { href } = useNavigation();
  const share = useShare();
  if (!asked || !share) return undefined;
  const { flightNo, day } = asked;
  return () =>
    share({ title: `${flightNo} ${day}`, path: href('flightDetail', { query: { flight: flightNo, day } }) });
}
