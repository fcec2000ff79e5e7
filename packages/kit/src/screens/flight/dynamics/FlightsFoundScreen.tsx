import { useFlightSearch } from '../../../client/flight/dynamics.ts';
import { useReturned } from '../../../host/use-returned.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { calendarDay } from '../../../validators/day.ts';
import { useAirports } from '../../booking/flight-list/use-airports.ts';
import { Frame } from '../../shell/Frame.tsx';
import { Reading } from '../../shell/ReadStates.tsx';
import { useNow } from '../../shell/use-now.ts';
import { useToday } from '../../shell/use-today.ts';
import { FlightUnasked } from './FlightUnasked.tsx';
import { FlightCards } from './FlightCards.tsx';
import * as styles from './dynamics.css.ts';

const isCode = (text: string): boolean => /^[A-Z]{3}$/.test(text);

/** /flight/list: flights between two places on a day. */
export function FlightsFoundScreen() {
  const t = useMessages('dynamics');
  const { date } = useFormats();
  const { href } = useNavigation();
  const { query } = usePlace('flightsFound');
  const { from = '', to = '' } = query;
  const now = useNow();
  const today = useToday();
  const named = calendarDay(query.day ?? '');
  const day = named.ok ? named.value : today;
  const asked = isCode(from) && isCode(to) ? { from, to, day } : undefined;
  const read = useFlightSearch(asked);
  useReturned(() => void (asked && read.refetch()));
  const again = (
    <Button variant="outline" size="medium" href={href('flights')}>
      {t('list.again')}
    </Button>
  );
  const none = (
    <EmptyState drawing="flight" title={t('list.empty')} text={t('list.emptyText')} action={again} />
  );
  return (
    <Frame title={t('list.title')} wide>
      {!asked ? (
        <FlightUnasked />
      ) : (
        <Reading
          read={read}
          title={t('list.failed')}
          skeleton={
            <div className={styles.skeleton}>
              {[0, 1, 2, 3].map((each) => (
                <Skeleton key={each} inlineSize="100%" blockSize={132} />
              ))}
            </div>
          }
        >
          {({ flights, unreadable }) =>
            now !== undefined && (
              <>
                {flights.length > 0 && (
                  <p className={styles.head}>
                    <RouteOfDay from={from} to={to} day={date(day, 'weekday')} />
                    <span className={styles.quiet}>{t('list.count', { count: flights.length })}</span>
                    <span className={styles.quiet}>{t('auto')}</span>
                  </p>
                )}
                <FlightCards
                  flights={flights}
                  unreadable={unreadable}
                  now={now}
                  order={(a, b) => Date.parse(a.departure.planned) - Date.parse(b.departure.planned)}
                  empty={none}
                />
              </>
            )
          }
        </Reading>
      )}
    </Frame>
  );
}

/** Named as they were asked for: a city, from any of its airports, or one airport. */
function RouteOfDay({ from, to, day }: { from: string; to: string; day: string }) {
  const t = useMessages('dynamics');
  const { nameOf } = useAirports();
  const route = t('route', { from: nameOf(from), to: nameOf(to) });
  return <span className={styles.strong}>{`${route} · ${day}`}</span>;
}
