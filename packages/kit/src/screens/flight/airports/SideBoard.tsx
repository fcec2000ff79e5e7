import { AirportBoard } from '../../../components/airport-board/AirportBoard.tsx';
import { BoardSkeleton } from '../../../components/airport-board/BoardSkeleton.tsx';
import { airportRefusedAs, useAirportBoard } from '../../../client/flight/airports.ts';
import type { AirportBoard as Told } from '../../../contracts/flight/airport-board.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import type { BoardSide } from '../../../rules/airports/board.ts';
import { localTime } from '../../../rules/time/time.ts';
import { Listed } from '../../shell/Listed.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import * as styles from './board.css.ts';
import { OwnNews } from './OwnNews.tsx';

interface SideBoardProps {
  airport: string;
  side: BoardSide;
  /** Planned time of the first row, as the address has it. */
  from: string | undefined;
  /** Under a heading, beside the other side. */
  titled: boolean;
}

/** One side of the board: its rows, or why there are none. */
export function SideBoard({ airport, side, from, titled }: SideBoardProps) {
  const t = useMessages('airport');
  const read = useAirportBoard({ airport, side, from });
  const { data, error, dataUpdatedAt } = read;
  const refused = error && airportRefusedAs(error);
  return (
    <section className={styles.side} aria-label={t(`board.${side}`)}>
      {titled && <h2 className={styles.sideTitle}>{t(`board.${side}`)}</h2>}
      {data ? (
        <>
          <div className={styles.gutter}>
            <ReadOffline readAt={dataUpdatedAt} />
          </div>
          <Listed
            count={data.flights.length}
            unreadable={data.unreadable}
            empty={
              <EmptyState drawing="flight" title={t('board.none', { side })} text={t('board.noneText')} />
            }
          >
            <AirportBoard airport={data.airport} side={side} flights={data.flights} />
          </Listed>
          <OwnNews flights={data.flights} />
          <BoardFoot told={data} airport={airport} side={side} from={from} />
        </>
      ) : refused === 'airport.notServed' ? (
        <EmptyState drawing="not-found" title={t('notServed')} text={t('notServed.do')} />
      ) : (
        <ReadStates read={read} title={t('board.failed')} note={t('board.unchanged')}>
          <BoardSkeleton />
        </ReadStates>
      )}
    </section>
  );
}

interface BoardFootProps extends Omit<SideBoardProps, 'titled'> {
  told: Told;
}

/** How old the news is, whose clock the times are of, and the way to later flights. */
function BoardFoot({ told: { told, later, airport: place }, airport, side, from }: BoardFootProps) {
  const t = useMessages('airport');
  const { href } = useNavigation();
  // Both sides may be beside each other.
  const named = (key: 'board.now' | 'board.later') => `${t(key)} ${t(`board.${side}`)}`;
  return (
    <div className={styles.foot}>
      <p className={styles.note}>{t('board.told', { time: localTime(told).time, city: place.city })}</p>
      <p className={styles.ways}>
        {from !== undefined && (
          <Link href={href('airportScreen', { query: { airport, side } })} aria-label={named('board.now')}>
            {t('board.now')}
          </Link>
        )}
        {later !== undefined && (
          <Link
            href={href('airportScreen', { query: { airport, side, from: later } })}
            aria-label={named('board.later')}
          >
            {t('board.later')}
          </Link>
        )}
      </p>
    </div>
  );
}
