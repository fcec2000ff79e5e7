import type { FlightSide } from '../../components/ticket-change/FlightChange.tsx';
import type { ChangedFlight } from '../../contracts/changes/flight.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useAirports } from '../booking/flight-list/use-airports.ts';

/** Words for flights of changes and upgrades: places and cabins. */
export function useFlightWords() {
  const t = useMessages('changes');
  const { nameOf, namesOf } = useAirports();
  const place = (code: string, terminal: string | undefined) =>
    [namesOf(code)?.airport ?? code, terminal].filter(Boolean).join('\u00A0');
  const cabin = (name: string, bookingClass?: string) =>
    [t('cabin', { cabin: name, told: name }), bookingClass].filter(Boolean).join(' ');
  return {
    cabin,
    route: ({ from, to }: Pick<ChangedFlight, 'from' | 'to'>) =>
      t('route', { from: nameOf(from), to: nameOf(to) }),
    side: (flight: ChangedFlight): FlightSide => ({
      flightNo: flight.flightNo,
      departs: flight.departs,
      arrives: flight.arrives,
      from: flight.from,
      to: flight.to,
      fromPlace: place(flight.from, flight.fromTerminal),
      toPlace: place(flight.to, flight.toTerminal),
      cabin: cabin(flight.cabin, flight.bookingClass),
    }),
  };
}
