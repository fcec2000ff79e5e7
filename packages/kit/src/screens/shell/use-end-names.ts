import { useMemo } from 'react';
import { useAirportNames, useEachAirportNames } from '../../client/points/retro.ts';
import type { AirportName } from '../../contracts/places/airport-names.ts';
import { airportLabel } from '../../rules/retro/airport-label.ts';

/** The names of both ends of a flight. */
export interface EndNames {
  readonly from: string;
  readonly to: string;
}

const none: readonly AirportName[] = [];

function namesIn(list: readonly AirportName[], departure: string, destination: string): EndNames {
  const nameOf = (code: string, at: number) => {
    const known = list.find((each) => each.code === code) ?? list[at];
    // Named in the order of the request where they carry no code.
    return known && (known.code ?? code) === code ? airportLabel(known) : code;
  };
  return { from: nameOf(departure, 0), to: nameOf(destination, 1) };
}

/** The names of both ends of a flight, of cities or of airports; until they are there, and where they cannot be had, the codes. */
export function useEndNames(departure: string, destination: string): EndNames {
  return namesIn(useAirportNames(departure, destination).data?.list ?? none, departure, destination);
}

/** The same for every flight of a list, given by the codes of its ends. */
export function useEachEndNames(flights: readonly EndNames[]): (flight: EndNames) => EndNames {
  const pairs = useMemo(
    () => [
      ...new Map(
        flights.flatMap(({ from, to }) => (from === '' ? [] : [[`${from} ${to}`, [from, to] as const]])),
      ).values(),
    ],
    [flights],
  );
  const answers = useEachAirportNames(pairs);
  return useMemo(() => {
    const names = new Map(
      pairs.map(([from, to], at) => [`${from} ${to}`, namesIn(answers[at]?.list ?? none, from, to)]),
    );
    return (flight) => names.get(`${flight.from} ${flight.to}`) ?? flight;
  }, [pairs, answers]);
}
