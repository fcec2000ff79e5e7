import { useMemo } from 'react';
import { refusedAs } from '../../client/check-in/check-in.ts';
import type { useCabinOfFlight } from '../../client/check-in/seats.ts';
import { FlightName } from '../../components/flight-line/FlightName.tsx';
import { SeatMap } from '../../components/seat-map/SeatMap.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { localTime } from '../../rules/check-in/journey.ts';
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
  return (
    <>
      {data && <CabinHead flight={data} />}
      <SeatMap
        key={`${asked.flightNo} ${asked.day}`}
        map={map ? { state: 'ready', data: map } : { state: 'loading' }}
        party={[]}
        value={nobody}
        below={below}
      />
    </>
  );
}

interface CabinHeadProps {
  flight: NonNullable<ReturnType<typeof useCabinOfFlight>['data']>;
}

/** Which flight it is, and where one chooses. */
function CabinHead({ flight }: CabinHeadProps) {
  const t = useMessages('seat-choice');
  const { href } = useNavigation();
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
      <p className={styles.when}>
        {t('cabin.look')} <Link href={href('checkIn')}>{t('cabin.choose')}</Link>
      </p>
    </div>
  );
}
