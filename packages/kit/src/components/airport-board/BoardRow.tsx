import { memo, type ReactNode } from 'react';
import type { BoardFlight } from '../../contracts/flight/airport-board.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { boardTime, type BoardSide } from '../../rules/airports/board.ts';
import { localTime } from '../../rules/time/time.ts';
import * as styles from './AirportBoard.css.ts';
import { stateLooks } from './state-looks.ts';

interface BoardRowProps {
  flight: BoardFlight;
  side: BoardSide;
}

const shown = [
  'flightNo',
  'planned',
  'estimated',
  'actual',
  'state',
  'terminal',
  'gate',
  'belt',
  'own',
] as const;

/** Each minute brings new objects, most of which say what the row says already. */
const sameRow = (one: BoardRowProps, other: BoardRowProps): boolean =>
  one.side === other.side &&
  shown.every((field) => one.flight[field] === other.flight[field]) &&
  one.flight.place.city === other.flight.place.city &&
  one.flight.place.name === other.flight.place.name;

/** One flight of the board; it is drawn again only where its news is another. */
export const BoardRow = memo(function BoardRow({ flight, side }: BoardRowProps) {
  const t = useMessages('airport');
  const states = useMessages('dynamics');
  const { flightNo, place, state, own } = flight;
  const { now, was } = boardTime(flight, state);
  const { tone, icon } = stateLooks[state];
  return (
    <tr className={styles.row} data-part="flight" data-state={own ? 'own' : undefined}>
      <td>
        <time dateTime={now} className={styles.figure}>
          {localTime(now).time}
        </time>
        {was !== undefined && (
          <>
            <VisuallyHidden>{t('board.was')} </VisuallyHidden>
            <time dateTime={was} className={styles.was}>
              {localTime(was).time}
            </time>
          </>
        )}
      </td>
      <th scope="row">
        <span className={styles.city}>
          {place.city}
          {place.name !== undefined && ` ${place.name}`}
        </span>
        <span className={styles.under}>{own ? t('board.ownFlight', { flight: flightNo }) : flightNo}</span>
      </th>
      <td>
        <Told side={side}>{side === 'departures' ? flight.gate : flight.belt}</Told>
        {flight.terminal !== undefined && <span className={styles.under}>{flight.terminal}</span>}
      </td>
      <td>
        <span className={styles.state[tone]}>
          {icon && (
            <span className={styles.icon}>
              <Icon name={icon} size={16} />
            </span>
          )}
          {states(`state.${state}`)}
        </span>
      </td>
    </tr>
  );
}, sameRow);

/** A gate or a belt; a dash, said as words, before it is told. */
function Told({ side, children }: { side: BoardSide; children: ReactNode }) {
  const t = useMessages('airport');
  if (children !== undefined) return <span className={styles.figure}>{children}</span>;
  return (
    <>
      <span className={styles.untold} aria-hidden="true" />
      <VisuallyHidden>{t(side === 'departures' ? 'board.noGate' : 'board.noBelt')}</VisuallyHidden>
    </>
  );
}
