import { useMessages } from '../../messages/provider.tsx';
import { CardHead } from '../../primitives/card/CardHead.tsx';
import { CardLink, type CardLinkProps } from '../../primitives/card/CardLink.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { dot } from '../../primitives/dot.css.ts';
import type { FlightShown } from '../../rules/dynamics/flight.ts';
import { isAtDeparture } from '../../rules/dynamics/timeline.ts';
import { FlightRoute } from './FlightRoute.tsx';
import { FlightStateBadge } from './FlightStateBadge.tsx';
import * as styles from './FlightDynamics.css.ts';

export interface FlightCardProps extends Omit<CardLinkProps, 'children'> {
  /** `MU5101`. */
  flightNo: string;
  /** Words of its day: today, tomorrow, or the date. */
  day: string;
  /** The flight as its rules show it. */
  flight: FlightShown;
  /** Words of why it is among these: the member's own trip. */
  note?: string | undefined;
  /** Name of another airline that flies it. */
  operatedBy?: string | undefined;
}

/** One flight among others: day and number, its state, and the times that count now. The whole card leads to the flight. */
export function FlightCard({ flightNo, day, flight, note, operatedBy, className, ...root }: FlightCardProps) {
  const t = useMessages('dynamics');
  const { gate } = flight.current;
  const notes = [
    operatedBy === undefined ? undefined : t('operatedBy', { name: operatedBy }),
    gate === undefined || !isAtDeparture(flight.current) || flight.state === 'cancelled'
      ? undefined
      : `${t('facts.gate')} ${gate}`,
  ].filter((each) => each !== undefined);
  return (
    <CardLink {...root} className={classNames(styles.card, className)} data-state={flight.state}>
      <CardHead>
        <span className={styles.which}>
          <span>
            {day}
            {note !== undefined && (
              <>
                <span className={dot} />
                <span>{note}</span>
              </>
            )}
          </span>
          <span className={styles.number}>{flightNo}</span>
        </span>
        <FlightStateBadge flight={flight} />
      </CardHead>
      <FlightRoute flight={flight} />
      {notes.length > 0 && (
        <span className={styles.notes}>
          {notes.map((each) => (
            <span key={each}>{each}</span>
          ))}
        </span>
      )}
    </CardLink>
  );
}
