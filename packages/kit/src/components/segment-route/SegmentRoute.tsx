import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { daysLater, expectedTime, minutesBetween } from '../../rules/time/time.ts';
import { RouteLine } from '../route-line/RouteLine.tsx';
import { useDuration } from '../route-line/use-duration.ts';
import { useEndTimes } from '../route-line/use-end-times.ts';
import type { JourneySegment } from './types.ts';

export interface SegmentRouteProps extends RootProps<HTMLDivElement> {
  /** Both ends. */
  segment: Pick<JourneySegment, 'departure' | 'arrival'>;
  /** `medium` where several segments share one card. */
  size?: 'large' | 'medium' | undefined;
}

/** Times, airports and duration of a segment. */
export function SegmentRoute({ segment: { departure, arrival }, size, ...root }: SegmentRouteProps) {
  const t = useMessages('check-in');
  const { signed } = useFormats();
  const duration = useDuration();
  const timesOf = useEndTimes();
  const [leaves, lands] = [expectedTime(departure), expectedTime(arrival)];
  // Beside a time that is struck there is no room for it.
  const moved = leaves !== departure.time;
  const days = daysLater(leaves, lands);
  const endOf = (stop: JourneySegment['departure']) => ({
    ...timesOf(stop),
    code: stop.airport,
    place: placeOf(stop),
  });
  return (
    <RouteLine
      {...root}
      size={size}
      from={endOf(departure)}
      to={{
        ...endOf(arrival),
        ...(days !== 0 && { shoulder: { text: signed(days), label: t('later', { days }) } }),
      }}
      between={moved ? undefined : duration(minutesBetween(leaves, lands))}
    />
  );
}

/** Airport and terminal; the terminal stays with the name that it belongs to. */
export const placeOf = ({ name, terminal }: Pick<JourneySegment['departure'], 'name' | 'terminal'>): string =>
  [name, terminal].filter(Boolean).join('\u00A0');
