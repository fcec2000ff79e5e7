import type { AirportPlace } from '../../contracts/flight/airport-place.ts';
import type { BoardFlight } from '../../contracts/flight/airport-board.ts';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { hidden } from '../../primitives/hidden.css.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { BoardSide } from '../../rules/airports/board.ts';
import { placeWords } from './place-words.ts';
import * as styles from './AirportBoard.css.ts';
import { BoardRow } from './BoardRow.tsx';

export interface AirportBoardProps extends RootProps<HTMLDivElement> {
  /** Airport whose board it is. */
  airport: AirportPlace;
  /** Departures or arrivals. */
  side: BoardSide;
  /** Flights by planned time, so that a late one keeps its place. */
  flights: readonly BoardFlight[];
}

/** Board of an airport, a table of flights; it lies on a `BoardGround`. */
export function AirportBoard({ airport, side, flights, className, ...root }: AirportBoardProps) {
  const t = useMessages('airport');
  return (
    <div {...root} className={classNames(styles.frame, className)}>
      <table className={styles.table}>
        <caption className={hidden}>{t('board.caption', { airport: placeWords(airport), side })}</caption>
        <thead className={styles.columnHeads}>
          <tr>
            <th scope="col" className={styles.timeColumn}>
              {t('board.time', { side })}
            </th>
            <th scope="col">{t('board.place', { side })}</th>
            <th scope="col" className={styles.gateColumn}>
              {t(side === 'departures' ? 'board.gate' : 'board.belt')}
            </th>
            <th scope="col" className={styles.stateColumn}>
              {t('board.state')}
            </th>
          </tr>
        </thead>
        <tbody>
          {flights.map((flight) => (
            <BoardRow key={`${flight.flightNo} ${flight.planned}`} flight={flight} side={side} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
