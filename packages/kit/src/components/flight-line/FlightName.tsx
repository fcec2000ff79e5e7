import type { JourneySegment } from '../../contracts/check-in/check-in.ts';
import { useMessages } from '../../messages/provider.tsx';
import type { RootProps } from '../../primitives/root-props.ts';

export interface FlightNameProps extends RootProps<HTMLSpanElement> {
  /** Number and both ends. */
  flight: {
    readonly flightNo: string;
    readonly departure: Pick<JourneySegment['departure'], 'name'>;
    readonly arrival: Pick<JourneySegment['arrival'], 'name'>;
  };
}

/** A flight's number and both ends, as words in a line: `MU5101 Capital – Hongqiao`. */
export function FlightName({ flight: { flightNo, departure, arrival }, ...root }: FlightNameProps) {
  const t = useMessages('check-in');
  return <span {...root}>{`${flightNo} ${t('route', { from: departure.name, to: arrival.name })}`}</span>;
}
