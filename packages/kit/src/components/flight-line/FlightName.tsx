import type { JourneySegment } from '../../contracts/check-in/check-in.ts';
import { useMessages } from '../../messages/provider.tsx';

export interface FlightNameProps {
  /** Number and both ends. */
  flight: {
    readonly flightNo: string;
    readonly departure: Pick<JourneySegment['departure'], 'name'>;
    readonly arrival: Pick<JourneySegment['arrival'], 'name'>;
  };
}

/** A flight's number and both ends, as words in a line: `MU5101 Capital – Hongqiao`. */
export function FlightName({ flight: { flightNo, departure, arrival } }: FlightNameProps) {
  const t = useMessages('check-in');
  return <>{`${flightNo} ${t('route', { from: departure.name, to: arrival.name })}`}</>;
}
