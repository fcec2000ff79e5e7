import type { FlightSide } from '../../components/ticket-change/FlightChange.tsx';
import type { ChangedFlight } from '../../contracts/changes/flight.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useToldDays } from '../../messages/use-told-days.ts';
import { localTime } from '../../rules/time/time.ts';
import { airportLabel } from '../../rules/retro/airport-label.ts';
import { useToday } from '../shell/use-today.ts';
import { useAirports } from '../booking/flight-list/use-airports.ts';

/** Order of flights by their departure. */
export const byDeparture = (
  one: Pick<ChangedFlight, 'departs'>,
  other: Pick<ChangedFlight, 'departs'>,
): number => Date.parse(one.departs) - Date.parse(other.departs);

/** A space at which no line ends. It holds the line of a name that is on its way: a code in its place would flash. */
const blank = '\u00A0';

/** Words for flights of changes and upgrades: places and cabins. */
export function useFlightWords() {
  const t = useMessages('changes');
  const { day } = useToldDays(useToday());
  const { nameOf, namesOf, awaited } = useAirports();
  const place = (code: string, terminal: string | undefined) =>
    awaited ? blank : [namesOf(code)?.airport ?? code, terminal].filter(Boolean).join('\u00A0');
  // By the airport: the code of one can be that of its city too. A line ends between two places, not within one.
  const end = (code: string) => {
    const names = namesOf(code);
    const label = names ? airportLabel({ cityName: names.city, airportName: names.airport }) : nameOf(code);
    return label.replaceAll(' ', blank);
  };
  const cabin = (name: string, bookingClass?: string) =>
    [t('cabin', { cabin: name, told: name }), bookingClass].filter(Boolean).join(' ');
  const dayOf = (departs: string) => day(localTime(departs).day, 'weekday');
  return {
    cabin,
    /** Day of a departure at its airport, with the year where it is not this one. */
    dayOf,
    /** A day by itself, with the year where it is not this one. */
    plainDay: (plain: string) => day(plain),
    /** Day and time of a departure. */
    when: (departs: string) => `${dayOf(departs)} ${localTime(departs).time}`,
    route: ({ from, to }: Pick<ChangedFlight, 'from' | 'to'>) =>
      awaited ? blank : t('route', { from: end(from), to: end(to) }),
    side: (flight: ChangedFlight): FlightSide => ({
      flightNo: flight.flightNo,
      departs: flight.departs,
      day: dayOf(flight.departs),
      arrives: flight.arrives,
      from: flight.from,
      to: flight.to,
      fromPlace: place(flight.from, flight.fromTerminal),
      toPlace: place(flight.to, flight.toTerminal),
      cabin: cabin(flight.cabin, flight.bookingClass),
    }),
  };
}
