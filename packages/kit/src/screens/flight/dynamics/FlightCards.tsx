import type { ReactNode } from 'react';
import { FlightCard } from '../../../components/flight-dynamics/FlightCard.tsx';
import { UnreadableEntries } from '../../../components/unreadable-entries/UnreadableEntries.tsx';
import type { FlightOnWire } from '../../../contracts/flight/dynamics.ts';
import type { UnreadableEntry } from '../../../contracts/unreadable.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { addDays, type Day } from '../../../rules/days.ts';
import type { FlightShown } from '../../../rules/dynamics/flight.ts';
import { useToday } from '../../shell/use-today.ts';
import { shownOf } from './shown.ts';
import * as styles from './dynamics.css.ts';

interface FlightCardsProps {
  flights: readonly FlightOnWire[];
  unreadable?: readonly UnreadableEntry[] | undefined;
  /** The airline's clock, milliseconds since 1970. */
  now: number;
  /** The order of two flights. */
  order: (a: FlightShown, b: FlightShown) => number;
  /** There when there is none, and none that could not be read. */
  empty?: ReactNode;
}

/** Words of a day: today and its neighbours by name. */
function useDayWords(): (day: Day) => string {
  const t = useMessages('dynamics');
  const { date } = useFormats();
  const today = useToday();
  return (day) => {
    if (day === today) return t('day.today');
    if (day === addDays(today, 1)) return t('day.tomorrow');
    return day === addDays(today, -1) ? t('day.yesterday') : date(day, 'monthDay');
  };
}

/** Flights as cards that lead to them; those that could not be read are told below. */
export function FlightCards({ flights, unreadable, now, order, empty }: FlightCardsProps) {
  const t = useMessages('dynamics');
  const { href } = useNavigation();
  const dayOf = useDayWords();
  const read = flights.map((flight) => ({ flight, shown: shownOf(flight, now) }));
  const cards = read
    .flatMap(({ flight, shown }) => (shown ? [{ flight, shown }] : []))
    .toSorted((a, b) => Number(b.flight.followed) - Number(a.flight.followed) || order(a.shown, b.shown));
  const lost = [
    ...(unreadable ?? []),
    ...read.flatMap(({ flight, shown }) => (shown ? [] : [{ id: flight.flightNo }])),
  ];
  return (
    <>
      {cards.length === 0 && lost.length === 0 && empty}
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map(({ flight: { flightNo, day, own, operatedBy }, shown }) => (
            <li key={`${flightNo} ${day}`}>
              <FlightCard
                href={href('flightDetail', { query: { flight: flightNo, day } })}
                flightNo={flightNo}
                day={dayOf(day)}
                note={own ? t('own') : undefined}
                operatedBy={operatedBy?.name}
                flight={shown}
              />
            </li>
          ))}
        </ul>
      )}
      <UnreadableEntries entries={lost} />
    </>
  );
}
