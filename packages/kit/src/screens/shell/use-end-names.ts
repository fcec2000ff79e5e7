import { useAirportNames } from '../../client/points/retro.ts';
import { airportLabel } from '../../rules/retro/airport-label.ts';

/** The names of both ends of a flight. */
export interface EndNames {
  readonly from: string;
  readonly to: string;
}

/** The names of both ends of a flight, of cities or of airports; until they are there, and where they cannot be had, the codes. */
export function useEndNames(departure: string, destination: string): EndNames {
  const list = useAirportNames(departure, destination).data?.list ?? [];
  const nameOf = (code: string, at: number) => {
    const known = list.find((each) => each.code === code) ?? list[at];
    // Named in the order of the request where they carry no code.
    return known && (known.code ?? code) === code ? airportLabel(known) : code;
  };
  return { from: nameOf(departure, 0), to: nameOf(destination, 1) };
}
