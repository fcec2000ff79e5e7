import { useMemo, type ReactNode } from 'react';
import { refusedAs } from '../../client/check-in/check-in.ts';
import type { useCabinOfFlight } from '../../client/check-in/seats.ts';
import { FlightName } from '../../components/flight-line/FlightName.tsx';
import { SeatMap } from '../../components/seat-map/SeatMap.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { useWide } from '../../primitives/wide/use-wide.ts';
import { localTime } from '../../rules/time/time.ts';
import { ReadFailed } from '../check-in/ReadFailed.tsx';
import { useBelowBar } from '../shell/use-below-bar.ts';
import type { CabinAsked } from './CabinForm.tsx';
import * as styles from './cabin.css.ts';

export interface CabinResultProps {
  asked: CabinAsked;
  read: ReturnType<typeof useCabinOfFlight>;
}

const nobody = {};

/** The cabin to look at, a flight that there is none of, or why it cannot be shown. */
export function CabinResult({ asked, read }: CabinResultProps) {
  const t = useMessages('seat-choice');
  const refusals = useMessages('check-in');
  const below = useBelowBar();
  const wide = useWide();
  const { data, error } = read;
  const map = useMemo(() => data && { segmentId: data.flightNo, decks: data.decks }, [data]);
  if (error && !data)
    return (
      <div className={styles.column}>
        <Card>
          {refusedAs(error) === 'flight.notFound' ? (
            <EmptyState
              drawing="flight"
              title={refusals('flightNotFound')}
              text={refusals('flightNotFound.do')}
            />
          ) : (
            <ReadFailed
              title={t('map.failed')}
              note={t('map.note')}
              failure={error}
              onRetry={() => void read.refetch()}
              busy={read.isFetching}
            />
          )}
        </Card>
      </div>
    );
  const head = data && <CabinHead flight={data}>{!wide && <CabinWay />}</CabinHead>;
  return (
    <>
      {!wide && head}
      <SeatMap
        key={`${asked.flightNo} ${asked.day}`}
        map={map ? { state: 'ready', data: map } : { state: 'loading' }}
        party={[]}
        value={nobody}
        below={below}
        wide={{ above: head, pay: <CabinWay /> }}
      />
    </>
  );
}

interface CabinHeadProps {
  flight: NonNullable<ReturnType<typeof useCabinOfFlight>['data']>;
  children: ReactNode;
}

/** Which flight it is; in a narrow window where one chooses, too. */
function CabinHead({ flight, children }: CabinHeadProps) {
  const { date } = useFormats();
  const instant = flight.departure.time;
  const { day, time } = localTime(instant);
  return (
    <div className={styles.head}>
      <h2 className={styles.flight}>
        <FlightName flight={flight} />
      </h2>
      <p className={styles.when}>
        <time dateTime={instant}>{`${date(day, 'weekday')} ${time}`}</time>
      </p>
      {children}
    </div>
  );
}

/** The seats are to look at, and where one chooses: a button in a wide window. */
function CabinWay() {
  const t = useMessages('seat-choice');
  const { href } = useNavigation();
  const wide = useWide();
  if (!wide)
    return (
      <p className={styles.when}>
        {t('cabin.look')} <Link href={href('checkIn')}>{t('cabin.choose')}</Link>
      </p>
    );
  return (
    <>
      <p className={styles.when}>{t('cabin.look')}</p>
      <Button variant="outline" href={href('checkIn')}>
        {t('cabin.choose')}
      </Button>
    </>
  );
}
